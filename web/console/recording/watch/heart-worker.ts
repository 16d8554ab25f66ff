/** Milliseconds between two checks of the portal's window. */
const PULSE = 100

setInterval(() => postMessage(0), PULSE)
