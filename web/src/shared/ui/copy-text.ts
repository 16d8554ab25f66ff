export type Copied = 'copied' | 'selected'

/** If the browser refuses, copies the selected text of `place`; if this is refused too, the text stays selected. */
export async function copyText(text: string, place: HTMLElement): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    select(place)
    return copySelection(text) ? 'copied' : 'selected'
  }
}

function select(place: HTMLElement): void {
  const range = document.createRange()
  range.selectNodeContents(place)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** The text on the page may be formatted with spaces; the copied text has none. */
function copySelection(text: string): boolean {
  const replace = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', replace)
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way without a permission
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', replace)
  }
}
