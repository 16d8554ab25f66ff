export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

/** The largest zoom, and the step of one click. */
export const ZOOM = { least: 1, most: 4, step: 0.25 } as const

/** CSS pixels that one click or key moves the photo by. */
export const MOVE = 16

/** Pixels of a side of the sent square: twice the widest avatar (rule 3.3), for a dense screen. */
export const SENT_SIDE = 300

/** Clamps the photo's offset so that the square stays inside the photo. */
export function within({ x, y }: Point, photo: Size, square: Size, zoom: number): Point {
  return { x: clamp(x, reach(photo.width, square.width, zoom)), y: clamp(y, reach(photo.height, square.height, zoom)) }
}

export function zoomed(zoom: number, by: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom + by))
}

/** A small photo is not enlarged. */
export function sentSide(areaWidth: number): number {
  return Math.max(1, Math.min(SENT_SIDE, Math.round(areaWidth)))
}

function reach(photo: number, square: number, zoom: number): number {
  return Math.max(0, (photo * zoom - square) / 2)
}

function clamp(value: number, limit: number): number {
  // Returns 0 instead of -0, which tests distinguish.
  return Math.min(limit, Math.max(-limit, value)) + 0
}
