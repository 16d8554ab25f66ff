/** Event of a control whose value a draft restored without one of the browser's own events: what is shown next to it follows. */
export const RESTORED = 'restored'
