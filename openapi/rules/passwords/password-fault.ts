import commonPasswords from './common-passwords.json' with { type: 'json' }
import czechPasswords from './czech-passwords.json' with { type: 'json' }

/** Why a password is too easy to guess; the code of the field in the refusal. */
export type PasswordFault = 'common' | 'sequence' | 'own' | 'blank'

const common: ReadonlySet<string> = new Set([...commonPasswords, ...czechPasswords])

/** Rows of keys, letters and digits; the upper row of the Czech keyboard without its háčky and čárky. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '+escrzyaie',
]
const sequences = ROWS.flatMap((row) => [row, Array.from(row).toReversed().join('')])

/**
 * Why the password is refused wherever one is set (rule 4.13); null if it is not. `own` are the texts of the account: its names, its
 * e-mail and its number. Case, diacritics, spaces around, invisible characters and the width of the letters do not matter.
 */
export const passwordFault = (password: string, own: readonly string[]): PasswordFault | null => {
  if (/^[\p{C}\p{Z}\s]*$/u.test(password)) return 'blank'
  const plain = fold(password)
  if (common.has(plain)) return 'common'
  if (isSequence(plain)) return 'sequence'
  return ownTexts(own).has(squeeze(plain)) ? 'own' : null
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase()

/** One character over and over, or a walk along a row in either direction. */
const isSequence = (plain: string): boolean => new Set(plain).size === 1 || sequences.some((row) => row.includes(plain))

/** Letters and digits alone: `Jana.Novakova` is the name too. */
const squeeze = (plain: string): string => plain.replace(/[^\p{L}\p{N}]/gu, '')

/** Each text, its words, the part of an e-mail before the @, and two of these in a row. */
const ownTexts = (own: readonly string[]): ReadonlySet<string> => {
  const texts = own.map(fold)
  const words = texts.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/\s+/)]).map(squeeze)
  const known = [...new Set(words)].filter((word) => word !== '')
  return new Set([...known, ...known.flatMap((one) => known.map((other) => one + other))])
}
