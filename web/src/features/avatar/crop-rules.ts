export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

/** How far the photo goes in at most, and by how much one press does. */
export const ZOOM = { least: 1, most: 4, step: 0.25 } as const

/** CSS pixels that one press or key moves the photo by. */
export const MOVE = 16

/** Side of the square that is sent: twice the widest avatar (rule 3.3), sharp on a dense screen for the provider to shrink. */
export const SENT_SIDE = 300

/** A place of the photo under the square at which the square still lies within the photo. */
export function within({ x, y }: Point, photo: Size, square: Size, zoom: number): Point {
  return { x: clamp(x, reach(photo.width, square.width, zoom)), y: clamp(y, reach(photo.height, square.height, zoom)) }
}

export function zoomed(zoom: number, by: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom + by))
}

/** A small photo is not blown up. */
export function sentSide(areaWidth: number): number {
  return Math.max(1, Math.min(SENT_SIDE, Math.round(areaWidth)))
}

function reach(photo: number, square: number, zoom: number): number {
  return Math.max(0, (photo * zoom - square) / 2)
}

function clamp(value: number, limit: number): number {
  // Not -0, which is another place to a test and to nobody else.
  return Math.min(limit, Math.max(-limit, value)) + 0
}
