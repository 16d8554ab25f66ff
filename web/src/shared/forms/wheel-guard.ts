const FIELDS = 'input:not([type=radio], [type=checkbox], [type=range], [type=file])'

/** Rule 14.9, so that scrolling the page never changes a number. Returns the function that stops it. */
export function leaveFieldsOnWheel(page: Document): () => void {
  function leave({ target }: Event): void {
    const field = page.activeElement
    if (field !== target || !(field instanceof HTMLElement) || !field.matches(FIELDS)) return
    const window = field.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
    // A window gives a lost focus back to its field, but keeps its own.
    if (window) window.focus({ preventScroll: true })
    else field.blur()
  }
  page.addEventListener('wheel', leave, { passive: true })
  return () => page.removeEventListener('wheel', leave)
}
