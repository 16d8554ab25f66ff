export type Copied = 'copied' | 'selected'

/**
 * Copies a text; where the browser gives no permission (or none can be given, on plain HTTP), marks the place on the page where it
 * stands and copies that; and where even this is refused, it stays marked for the person to copy.
 */
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

/** What stands on the page may be written with gaps; what is copied has none. */
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
