import { vi } from 'vitest'

export type DrawnPhotos = {
  /** The size every picture has when it is opened; `null` cannot be opened. */
  size: { width: number; height: number } | null
  /**
   * The bytes that the canvas produces; `null` if this browser cannot draw an image of that size.
   */
  drawn: number | null
  /** Sizes of the canvases that were drawn on. */
  readonly canvases: (readonly [width: number, height: number])[]
}

/** jsdom neither opens pictures nor draws: fakes both as the test requires. */
export function drawPhotos(): DrawnPhotos {
  const photos: DrawnPhotos = { size: { width: 800, height: 600 }, drawn: 1000, canvases: [] }
  // jsdom's images lack it by default.
  HTMLImageElement.prototype.decode = () =>
    photos.size ? Promise.resolve() : Promise.reject(new DOMException('Broken', 'EncodingError'))
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(() => photos.size?.width ?? 0)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockImplementation(() => photos.size?.height ?? 0)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ fillRect() {}, drawImage() {} }) as unknown as RenderingContext,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, give) {
    photos.canvases.push([this.width, this.height])
    give(photos.drawn === null ? null : new Blob([new Uint8Array(photos.drawn)], { type: 'image/jpeg' }))
  })
  return photos
}
