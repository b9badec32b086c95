// The key of a request that must happen once: the server does not do again what it has done for the same key.

/** A fresh key that nobody can guess. */
export const unguessable = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
