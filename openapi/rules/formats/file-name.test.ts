import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['Czech letters stay', 'lékařská zpráva.pdf', 'lékařská zpráva.pdf'],
  ['letters of right-to-left scripts stay', 'דוח.pdf', 'דוח.pdf'],
  ['an override of the text direction is removed', 'zprava\u202Efdp.exe', 'zpravafdp.exe'],
  ['isolates and direction marks are removed', '\u2066a\u2069\u200E\u200F\u061C.png', 'a.png'],
  ['zero-width characters are removed', 'a\u200B\u200D\uFEFF\u2060.png', 'a.png'],
  ['control characters and line separators are removed', 'a\u0000\n\u0085\u2028.png', 'a.png'],
  ['half of a surrogate pair is removed', 'a\uD83D.png', 'a.png'],
  ['surrounding spaces are removed', ' a.png ', 'a.png'],
])('a file name is cleaned: %s', (_rule, given, want) => expect(cleanFileName(given)).toBe(want))
