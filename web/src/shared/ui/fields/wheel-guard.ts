import type { WheelEvent } from 'react'

/** Rule 14.9, so that scrolling the page never changes a number. */
export function leaveOnWheel(event: WheelEvent<HTMLInputElement>): void {
  event.currentTarget.blur()
}
