import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['Czech letters stay', 'lékařská zpráva.pdf', 'lékařská zpráva.pdf'],
  ['letters written from the right stay', 'דוח.pdf', 'דוח.pdf'],
  ['a control that turns the direction goes', 'zprava\u202Efdp.exe', 'zpravafdp.exe'],
  ['isolates and marks of direction go', '\u2066a\u2069\u200E\u200F\u061C.png', 'a.png'],
  ['letters of no width go', 'a\u200B\u200D\uFEFF\u2060.png', 'a.png'],
  ['control characters and line separators go', 'a\u0000\n\u0085\u2028.png', 'a.png'],
  ['half of a letter goes', 'a\uD83D.png', 'a.png'],
  ['spaces around it go', ' a.png ', 'a.png'],
])('a file name is cleaned: %s', (_rule, given, want) => expect(cleanFileName(given)).toBe(want))
