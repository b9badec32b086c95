//! Where the events of a move go.

/// Takes what happens while an action is played.
///
/// The empty sink `()` costs nothing: the calls are compiled away, so the same rules serve a simulation and a log.
pub trait Sink<E> {
    /// Something happened.
    fn tell(&mut self, event: E);

    /// Something that a viewer could not know has been shown, or chance has decided. A move that reveals cannot be
    /// taken back. The conformance kit finds moves that reveal without saying so.
    #[inline]
    fn reveal(&mut self) {}
}

impl<E> Sink<E> for () {
    #[inline]
    fn tell(&mut self, _: E) {}
}

/// Keeps the events and whether anything was revealed.
#[derive(Clone, Debug)]
pub struct Told<E> {
    /// What happened, in order.
    pub events: Vec<E>,
    /// Was something hidden shown, or did chance decide?
    pub revealed: bool,
}

impl<E> Default for Told<E> {
    fn default() -> Told<E> {
        Told { events: Vec::new(), revealed: false }
    }
}

impl<E> Sink<E> for Told<E> {
    fn tell(&mut self, event: E) {
        self.events.push(event);
    }

    fn reveal(&mut self) {
        self.revealed = true;
    }
}
