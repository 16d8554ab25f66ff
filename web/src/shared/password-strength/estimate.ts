import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { passwordFault } from '#rules/passwords/password-fault.ts'
import { names, passwords, words } from './frequent-words.ts'

type Keyboard = Record<string, (string | null)[]>

/** Rows of keys by position, each shifted by half a key against the one above; both characters of a key if it has two. */
const czech = [
  '1+ 2ě 3š 4č 5ř 6ž 7ý 8á 9í 0é',
  'qQ wW eE rR tT zZ uU iI oO pP',
  'aA sS dD fF gG hH jJ kK lL',
  'yY xX cC vV bB nN mM',
]
const english = [
  '1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0)',
  'qQ wW eE rR tT yY uU iI oO pP',
  'aA sS dD fF gG hH jJ kK lL',
  'zZ xX cC vV bB nN mM',
]

/** Neighbours of every key, clockwise from the left, for finding walks such as `qwertz` or `yxcvb`. */
const keyboards: Record<string, Keyboard> = { qwertz: neighbours(czech), qwerty: neighbours(english) }

function neighbours(layout: readonly string[]): Keyboard {
  const rows = layout.map((row) => row.split(' '))
  const keyboard: Keyboard = {}
  rows.forEach((row, y) => {
    row.forEach((key, x) => {
      const at = (column: number, line: number) => rows[line]?.[column] ?? null
      const around = [at(x - 1, y), at(x, y - 1), at(x + 1, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y + 1)]
      for (const sign of key) keyboard[sign] = around
    })
  })
  return keyboard
}

/** Further characters never make a password weaker, and every key would take longer on a slow phone. */
const MAX_CHARACTERS = 48

const estimator = new ZxcvbnFactory({
  dictionary: { passwords, names, words },
  graphs: keyboards,
  maxLength: MAX_CHARACTERS,
})

/**
 * Strength 1-5 (rule 4.12) by the number of guesses needed; `known` are words such as the name. The weaker result
 * of the text with and without diacritics counts.
 */
export function estimateStrength(password: string, known: readonly string[]): 1 | 2 | 3 | 4 | 5 {
  if (passwordFault(password, known) !== null) return 1
  const words = knownWords(known)
  // A date as the portal writes it: `24. 12. 1985`.
  const dense = password.replace(/(?<=\d[./-])\s+(?=\d)/g, '')
  const ways = new Set([password.normalize('NFC'), withoutDiacritics(password), dense])
  const scores = Array.from(ways, (way) => estimator.check(way, words).score)
  return (Math.min(...scores) + 1) as 1 | 2 | 3 | 4 | 5
}

/** Each word and its parts: `jana.novakova@example.com` gives `jana.novakova`, `jana`, `novakova` and `example` too. */
function knownWords(known: readonly string[]): string[] {
  const folded = known.map((word) => withoutDiacritics(word).toLowerCase())
  const parts = folded.flatMap((word) => [word, ...word.split('@'), ...word.split(/[^a-z0-9]+/)])
  return Array.from(new Set(parts)).filter((word) => word.length > 2)
}

/** Returns `Zlutoucky` for `Žluťoučký`. */
function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '')
}
