// The sounds of the table, made here: your turn, a piece that is laid, points. They are quiet, and off until somebody
// switches them on.

/** @type {AudioContext | undefined} */
let audio;

/**
 * A tone that fades away.
 * @param {number} pitch In hertz.
 * @param {{ after?: number, long?: number, loud?: number, shape?: OscillatorType, glide?: number }} [how] Times in seconds.
 */
function tone(pitch, { after = 0, long = 0.4, loud = 0.12, shape = "sine", glide = pitch } = {}) {
  audio ??= new AudioContext();
  const begin = audio.currentTime + after;
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  source.type = shape;
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(glide, begin + long);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + long);
}

export const sounds = {
  /** Two tones of a horn, far away. */
  turn() {
    tone(392, { loud: 0.14, shape: "triangle" });
    tone(523, { after: 0.16, loud: 0.14, shape: "triangle" });
  },
  /** A piece of wood on a table. */
  laid() {
    tone(190, { long: 0.07, loud: 0.1, glide: 90 });
    tone(900, { long: 0.02, loud: 0.03, shape: "square" });
  },
  /** Small coins, more for more. @param {number} points */
  points(points) {
    for (let coin = 0; coin < Math.min(4, Math.max(1, points)); coin++) tone(1180 + 140 * coin, { after: 0.06 * coin, long: 0.18, loud: 0.04 });
  },
};
