import { correctedName } from './file-name.ts'
import { isToBeDrawn, LONGEST_SIDE, type Size, shrunkSize, smallerOf } from './shrink-rules.ts'

/** The JPEG quality at which a photo of a phone shows no loss. */
const QUALITY = 0.85

/**
 * The longer side is at most `longest`. Uses an <img>, which applies the EXIF orientation in every supported
 * browser. Returns `unreadable`, or `oversize` if it exceeds the limit even after re-encoding.
 */
export async function readyPhoto(
  photo: File,
  longest: number = LONGEST_SIDE,
): Promise<File | 'unreadable' | 'oversize'> {
  const url = URL.createObjectURL(photo)
  try {
    const picture = await opened(url)
    if (!picture) return 'unreadable'
    const size = { width: picture.naturalWidth, height: picture.naturalHeight }
    if (!isToBeDrawn(size, photo.size)) return photo
    const drawn = await drawnAsJpeg(picture, shrunkSize(size, longest), correctedName(photo.name, 'jpg')).catch(
      () => undefined,
    )
    return smallerOf(photo, drawn) ?? 'oversize'
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function opened(url: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image()
  picture.src = url
  try {
    await picture.decode()
  } catch {
    return undefined
  }
  return picture.naturalWidth > 0 ? picture : undefined
}

function drawnAsJpeg(picture: HTMLImageElement, { width, height }: Size, name: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(undefined)
  // Transparency is flattened onto white; in a JPEG it would become black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], name, { type: 'image/jpeg' }) : undefined),
      'image/jpeg',
      QUALITY,
    )
  })
}
