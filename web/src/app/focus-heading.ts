const OPEN_WINDOW = '[role="dialog"], [role="alertdialog"]'

/**
 * For screen readers: the heading of the page, or of the section that the fragment of the address names, which is
 * shown then. Waits for a window that is closing (the menu's sheet returns the focus to its button), and
 * follows the heading when the loaded screen renders another one, until the user touches anything. Returns a
 * function that stops it.
 */
export function focusHeading(fragment = ''): () => void {
  let heading: HTMLElement | null = null
  let isWaiting = false
  const section = () => (fragment === '' ? null : document.getElementById(fragment))

  function focus(): void {
    isWaiting = false
    heading = section() ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    if (heading !== null && heading === section()) heading.scrollIntoView({ block: 'start' })
  }

  function focusWhenReady(): void {
    if (isWaiting || document.querySelector(OPEN_WINDOW)) return
    const isFound = heading?.isConnected && heading.tagName !== 'MAIN'
    if (isFound && (section() === null || heading === section())) return
    isWaiting = true
    // A closing window returns the focus in the next frame: run after that.
    if (heading === null && isAfterWindow) requestAnimationFrame(() => requestAnimationFrame(focus))
    else focus()
  }

  const isAfterWindow = document.querySelector(OPEN_WINDOW) !== null
  const observer = new MutationObserver(focusWhenReady)
  observer.observe(document.body, { childList: true, subtree: true })
  const stop = () => {
    observer.disconnect()
    for (const sign of ['keydown', 'pointerdown']) window.removeEventListener(sign, stop, true)
  }
  for (const sign of ['keydown', 'pointerdown']) window.addEventListener(sign, stop, true)
  focusWhenReady()
  return stop
}
