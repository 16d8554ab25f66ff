import { expect, test } from 'vitest'
import { fixedSpaces } from './fixed-spaces.ts'

test.each([
  ['V Brně i v Praze', 'V~Brně i~v~Praze'],
  ['A s ním u okna', 'A~s~ním u~okna'],
  ['Řekla: „O tom nevím.“', 'Řekla: „O~tom nevím.“'],
  ['konec v\nnemocnici', 'konec v~nemocnici'],
  ['slovo a', 'slovo a'],
  ['máma v1 a tři', 'máma v1 a~tři'],
])('fixed spaces tie the short words: %j is written %j', (text, wanted) =>
  expect(fixedSpaces(text)).toBe(wanted.replaceAll('~', '\u00a0')),
)
