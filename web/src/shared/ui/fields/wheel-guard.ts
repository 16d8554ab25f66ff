import type { WheelEvent } from 'react'

/** Spec §5: "The mouse wheel removes focus from numeric and text inputs", so that scrolling the page never changes a number. */
export function leaveOnWheel(event: WheelEvent<HTMLInputElement>): void {
  event.currentTarget.blur()
}
