import { vi } from 'vitest'

export type WatchedFiles = {
  /** Blobs whose address is alive, by address. */
  open: Map<string, Blob>
  /** Names of files that the page has let the browser save. */
  saved: string[]
}

let addresses = 0

/** jsdom makes no addresses of blobs and saves no files: notes both instead. Saved files are those of links with `download`. */
export function watchFiles(): WatchedFiles {
  const open = new Map<string, Blob>()
  const saved: string[] = []
  URL.createObjectURL = (blob) => {
    // As in a browser, no address is given twice: saveFile of an earlier test revokes its own a minute later.
    addresses += 1
    const url = `blob:test/${addresses}`
    open.set(url, blob as Blob)
    return url
  }
  URL.revokeObjectURL = (url) => void open.delete(url)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.download !== '') saved.push(this.download)
  })
  return { open, saved }
}

/** The width of the screen, as far as media queries of the page's code ask for it. */
export function showOnScreen(kind: 'phone' | 'wide'): void {
  window.matchMedia = ((query: string) => ({
    matches: kind === 'wide',
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia
}

/** An answer with the bytes of a PDF; `mark` tells one from another. */
export function pdfAnswer(mark = ''): Response {
  return new Response(`%PDF-1.7\n%${mark}\n%%EOF`, { headers: { 'Content-Type': 'application/pdf' } })
}
