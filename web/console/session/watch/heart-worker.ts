/** Milliseconds between two looks at the portal's window. */
const PULSE = 20

setInterval(() => postMessage(0), PULSE)
