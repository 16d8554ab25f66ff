import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { isCommonPassword } from '#rules/passwords/common-password.ts'
import { withoutDiacritics } from './fold.ts'
import { names, passwords, words } from './frequent-words.ts'
import { keyboards } from './keyboards.ts'

/** Further characters never make a password weaker, and every key would take longer on a slow phone. */
const MOST_CHARACTERS = 48

const estimator = new ZxcvbnFactory({
  dictionary: { passwords, names, words },
  graphs: keyboards,
  maxLength: MOST_CHARACTERS,
})

/**
 * Strength 1-5 (rule 4.12) by the number of guesses needed; `known` are words that others may know about the user (name, e-mail).
 * Rated as typed, to find walks over the Czech keyboard, and without diacritics, like the word lists: the weaker result counts.
 */
export function estimateStrength(password: string, known: readonly string[]): 1 | 2 | 3 | 4 | 5 {
  if (isCommonPassword(password)) return 1
  const words = knownWords(known)
  const ways = new Set([password.normalize('NFC'), withoutDiacritics(password)])
  const scores = Array.from(ways, (way) => estimator.check(way, words).score)
  return (Math.min(...scores) + 1) as 1 | 2 | 3 | 4 | 5
}

/** Each word and its parts: `jana.novakova@example.com` gives `jana.novakova`, `jana`, `novakova` and `example` too. */
function knownWords(known: readonly string[]): string[] {
  const folded = known.map((word) => withoutDiacritics(word).toLowerCase())
  const parts = folded.flatMap((word) => [word, ...word.split('@'), ...word.split(/[^a-z0-9]+/)])
  return Array.from(new Set(parts)).filter((word) => word.length > 2)
}
