import { sentSide } from './crop-rules.ts'

export type Area = { x: number; y: number; width: number; height: number }

/** A JPEG quality without visible artefacts. */
const QUALITY = 0.9

/** The chosen square as a JPEG without the photo's metadata (place, camera). Rejects if the photo cannot be read. */
export async function drawSquare(url: string, { x, y, width, height }: Area): Promise<File> {
  const photo = new Image()
  photo.src = url
  await photo.decode()
  const side = sentSide(width)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas to draw on')
  // Transparent pixels of a PNG would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(photo, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(new File([blob], 'photo.jpg', { type: 'image/jpeg' }))
        else reject(new Error('The photo could not be made'))
      },
      'image/jpeg',
      QUALITY,
    )
  })
}
