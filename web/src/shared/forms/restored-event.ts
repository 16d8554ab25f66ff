/** Event of a control whose value a draft or a reset changed without one of the browser's own events: what is shown next to it follows. */
export const RESTORED = 'restored'
