import { vi } from 'vitest'

export type WatchedFiles = {
  /** Blobs whose object URL is not revoked, by URL. */
  open: Map<string, Blob>
  /** Names of files that the page has let the browser save. */
  saved: string[]
  /** The contents of those files. */
  contents: Blob[]
}

let addresses = 0

/**
 * jsdom creates no object URLs and saves no files: records both instead. Saved files are those of
 * links with `download`.
 */
export function watchFiles(): WatchedFiles {
  const open = new Map<string, Blob>()
  const saved: string[] = []
  const contents: Blob[] = []
  URL.createObjectURL = (blob) => {
    // As in a browser, every URL is unique: saveFile of an earlier test revokes its own a minute
    // later.
    addresses += 1
    const url = `blob:test/${addresses}`
    open.set(url, blob as Blob)
    return url
  }
  URL.revokeObjectURL = (url) => void open.delete(url)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = open.get(this.getAttribute('href') ?? '')
    if (this.download === '' || !blob) return
    saved.push(this.download)
    contents.push(blob)
  })
  return { open, saved, contents }
}

/** The width of the screen that media queries of the page's code match. */
export function showOnScreen(kind: 'phone' | 'wide'): void {
  window.matchMedia = ((query: string) => ({
    matches: kind === 'wide',
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia
}

/** A response with the bytes of a PDF; `mark` distinguishes one file from another. */
export function pdfAnswer(mark = ''): Response {
  return new Response(`%PDF-1.7\n%${mark}\n%%EOF`, { headers: { 'Content-Type': 'application/pdf' } })
}
