import { type Arbitrary, integer, oneof } from 'fast-check'

const codePoint = (min: number, max: number) => ({ arbitrary: integer({ min, max }), weight: 1 })

/**
 * A unit of text: any code point but half a surrogate pair, ASCII one time in three. fast-check's own `binary` lists all of Unicode in
 * memory first, which takes more than a second.
 */
export const anyCodePoint: Arbitrary<string> = oneof(
  codePoint(0, 0x7f),
  codePoint(0x80, 0xd7_ff),
  codePoint(0xe0_00, 0x10_ff_ff),
).map(
  (point) => String.fromCodePoint(point),
  (text) => {
    if (typeof text !== 'string' || [...text].length !== 1) throw new Error('No code point')
    return text.codePointAt(0) ?? 0
  },
)
