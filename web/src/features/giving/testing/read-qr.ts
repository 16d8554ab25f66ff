import jsqr from 'jsqr'
import type { QrMatrix } from '#web/shared/ui/qr/qr-matrix.ts'

/**
 * Reads a code with an independent decoder, from a picture of it: four dots a square, quiet zone of
 * four.
 */
export function readQr(matrix: QrMatrix): string | undefined {
  const [dots, quiet] = [4, 4]
  const side = (matrix.length + 2 * quiet) * dots
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  matrix.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return
      for (let dot = 0; dot < dots * dots; dot++) {
        const left = (x + quiet) * dots + (dot % dots)
        const top = (y + quiet) * dots + Math.floor(dot / dots)
        pixels.fill(0, (top * side + left) * 4, (top * side + left) * 4 + 3)
      }
    })
  })
  return jsqr.default(pixels, side, side)?.data
}

/**
 * The content of a code on the page: its squares are read from the path that draws them, bar by
 * bar.
 */
export function readShownQr(code: Element): string | undefined {
  const side = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const matrix = Array.from({ length: side }, () => Array.from({ length: side }, () => false))
  const bars =
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g) ?? []
  for (const [, x, y, length] of bars) matrix[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  return readQr(matrix)
}
