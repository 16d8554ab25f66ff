import { composeIBAN } from 'ibantools'
import { donorNumbers, familyNumbers, openStandIns } from './fake-sign-in.ts'

/** Whether the contract allows a text in the place of another one. */
export type Fits = (text: string) => boolean

type Make = (count: number, real: string) => string

const numbered = (count: number, length: number): string => String(count).padStart(length, '0')
/** Keeps ASCII punctuation and replaces everything else by a letter or a zero: the length and the shape remain, but not the text. */
const sameShape = (real: string, count: number): string =>
  real
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/[^\p{Lu}\p{N} -/:-@[-`{-~]/gu, 'x')
    .replaceAll(/\p{N}/gu, '0')
    .replace(/0(?=[^0]*$)/, String(count % 10))

const dayOf = (count: number): string => new Date(Date.UTC(2000, 0, 1 + count)).toISOString()

const byFormat: Readonly<Record<string, Make>> = {
  'angel-number': (count) => donorNumbers[count - 1] ?? `1000${numbered(count, 4)}`,
  'personal-number': (count) => familyNumbers[count - 1] ?? `2000${numbered(count, 3)}`,
  'birth-date': (count) => `19${numbered(50 + (count % 40), 2)}-01-01`,
  'person-name': (count) => `Jméno ${letters(count)}`,
  'portal-email': (count) => `osoba-${count}@example.com`,
  'phone-international': (count) => `+420601${numbered(count, 6)}`,
  'cz-phone': (count) => `+420601${numbered(count, 6)}`,
  'cz-phone-local': (count) => `601${numbered(count, 6)}`,
  'postal-code': (count) => `110 ${numbered(count % 100, 2)}`,
  'one-time-code': (count) => numbered(count, 6),
  iban: (count) => composeIBAN({ countryCode: 'CZ', bban: `0100000000${numbered(count, 10)}` }) ?? '',
  password: () => 'andel123',
  uri: (count) => `https://example.com/${count}`,
  date: (count) => dayOf(count).slice(0, 10),
  'date-time': (count) => dayOf(count),
  name: (count) => `unknown-${count}`,
}

const anywhere: readonly Make[] = [
  (count) => `text ${count}`,
  (count) => `id-${count}`,
  (count) => `p-${count}`,
  (count) => numbered(count, 8),
  (count, real) => numbered(count, real.length),
  (count) => `masked-${numbered(count, 20)}`,
  (count) => `/masked/${count}`,
  (count) => `unknown_${count}`,
  (count) => dayOf(count * 31).slice(0, 7),
  (count) => `***${numbered(count % 10_000, 4)}`,
  (count, real) => sameShape(real, count),
]

/** How many numbers are tried for a format with check digits: one in eleven fits. */
const MAX_TRIES = 200

/** A shorter number occurs in others by chance. */
const TELLING_DIGITS = 6

/** Replaces a value without a fitting pseudonym; it visibly does not fit the contract. */
export const NOTHING_FITS = '•••'

/**
 * Invented values in place of real ones, each of the kind that the contract requires. The same value gets the same pseudonym wherever both
 * fit, so that a recording still shows what belongs together. The real values are only in memory, while the recording runs.
 */
export class Pseudonyms {
  readonly #given = new Map<string, string[]>()
  readonly #counts = new Map<string, number>()
  readonly #taken = new Set<string>()
  readonly #numbers = new Map<number, number[]>()

  of(real: string, format: string | undefined, fits: Fits): string {
    const known = this.#given.get(real) ?? []
    const again = known.find((text) => fits(text))
    if (again !== undefined) return again
    const makes = [...(format !== undefined && byFormat[format] ? [byFormat[format]] : []), ...anywhere]
    const made = makes.map((make) => this.#first(make, format, real, fits)).find((text) => text !== undefined)
    return this.give(real, made ?? NOTHING_FITS)
  }

  /** Stores `text` as the pseudonym of a value and returns it. */
  give(real: string, text: string): string {
    this.#given.set(real, [...(this.#given.get(real) ?? []), text])
    this.#taken.add(text)
    return text
  }

  /** The same for a number: the first candidate that fits and is unused, otherwise the first that fits, independent of the real number. */
  number(real: number, preferred: readonly number[], fits: (number: number) => boolean): number {
    const known = this.#numbers.get(real) ?? []
    const again = known.find(fits)
    if (again !== undefined) return again
    const taken = new Set([...this.#numbers.values()].flat())
    const fitting = preferred.filter(fits)
    const made = fitting.find((candidate) => !taken.has(candidate)) ?? fitting[0] ?? 0
    this.#numbers.set(real, [...known, made])
    const text = String(real)
    if (text.length >= TELLING_DIGITS && !this.#given.has(text)) this.#given.set(text, [])
    return made
  }

  /** Every value replaced so far; the saved recording must contain none of them. */
  real(): Iterable<string> {
    return this.#given.keys()
  }

  /** Whether the text is one of the pseudonyms, even if it is a real value too. */
  made(text: string): boolean {
    return this.#taken.has(text) || openStandIns.has(text)
  }

  #first(make: Make, format: string | undefined, real: string, fits: Fits): string | undefined {
    const kind = `${format}:${make.toString()}`
    // A real value may equal a pseudonym, for example the name of a person of the mock.
    const isStandIn = format !== undefined && make === byFormat[format]
    const start = (this.#counts.get(kind) ?? 0) + 1
    for (let count = start; count < start + MAX_TRIES; count += 1) {
      const text = make(count, real)
      const isFree = format === 'password' || !this.#taken.has(text)
      if ((text === real && !isStandIn) || !isFree || !fits(text)) continue
      this.#counts.set(kind, count)
      return text
    }
    return undefined
  }
}

/** Formats 1 as A, 2 as B, … 27 as AA. */
function letters(count: number): string {
  const last = String.fromCodePoint(65 + ((count - 1) % 26))
  return count > 26 ? letters(Math.floor((count - 1) / 26)) + last : last
}
