let isPressed = false

if (typeof window !== 'undefined') {
  const follow = ({ type }: Event) => {
    isPressed = type === 'mousedown'
  }
  for (const moment of ['mousedown', 'mouseup', 'dragend']) window.addEventListener(moment, follow, true)
}

/**
 * For work at a blur: runs at once, or after the click that caused the blur, so that a message which appears or
 * disappears never moves what is being clicked.
 */
export function afterClick(run: () => void): void {
  // The click event is dispatched before the timeout.
  if (isPressed) window.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true })
  else run()
}
