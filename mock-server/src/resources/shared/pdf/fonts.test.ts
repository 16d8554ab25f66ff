import { expect, test } from 'vitest'
import { isPrintable } from '#rules/formats/printable-text.ts'
import { loadFonts } from './fonts.ts'

test('every font of the documents draws every printable character (rule 6.19)', async () => {
  const fonts = [...(await loadFonts()).values()]
  const codes = Array.from({ length: 0x1_10_00 }, (_, code) => code)
  const missing = codes.filter((code) => {
    const character = String.fromCodePoint(code)
    return (
      isPrintable(character) && !/\p{Cn}/u.test(character) && !fonts.every((font) => font.hasGlyphForCodePoint(code))
    )
  })
  expect(missing.map((code) => code.toString(16))).toEqual([])
})
