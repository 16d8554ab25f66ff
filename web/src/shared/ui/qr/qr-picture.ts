import { QUIET_ZONE } from './qr-code.tsx'
import type { QrMatrix } from './qr-matrix.ts'

/** Pixels per square: about 700 for the code of a payment, sharp on paper too. */
const DOTS = 14

/** The code as a PNG, for the bank's application on the same phone, or for a poster. Rejects if the browser refuses to draw. */
export function qrPicture(matrix: QrMatrix, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  const side = (matrix.length + 2 * QUIET_ZONE) * DOTS
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.reject(new Error('No canvas to draw on'))
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.fillStyle = '#000'
  matrix.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect((x + QUIET_ZONE) * DOTS, (y + QUIET_ZONE) * DOTS, DOTS, DOTS)
    })
  })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }))
      else reject(new Error('The picture could not be made'))
    }, 'image/png')
  })
}
