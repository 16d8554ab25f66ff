/** Milliseconds between two looks at the portal's window. */
const PULSE = 100

setInterval(() => postMessage(0), PULSE)
