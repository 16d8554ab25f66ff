import { list } from 'micromark-core-commonmark'

const day = String.raw`(?:0?[1-9]|[12]\d|3[01])\.`
const days = String.raw`${day}(?:\s*(?:[,/–—-]|az|a|i|ci|nebo|do|and|or|to)\s*${day})*\s*`
const year = String.raw`(?:19|20)\d\d(?![\p{L}\d]|[.,]\d)`
const end = String.raw`(?![\p{L}\d])`

const names = [
  // All cases of the Czech names.
  '(?:led|brez|dub|kvet|cerv|srp|rij)(?:en|n[aeu]|nem)',
  '(?:unor|listopad)(?:[aeu]|em)?',
  '(?:cerven|prosin)(?:ec|c[ei]|cem)',
  'zarim?',
  'january|february|march|april|may|june|july|august|september|october|november|december',
].join('|')
const shortNames = '(?:led|unor?|brez?|dub|kvet?|cerv?|cvn|cvc|srp|zar|rij|list?|pros?)'

const months = [
  `(?:${names})${end}`,
  String.raw`${shortNames}\.\s*${year}`,
  String.raw`(?:0?[1-9]|1[0-2])(?:\.(?!\d)|\.${year}|\s*/|\s+${year})`,
  // A lone year, but not an amount that looks like one.
  String.raw`${year}(?!\s*(?:kc|korun|czk|eur|km|kg|m[gl])${end})(?!\s*[€%])`,
].join('|')
const roman = [
  // A single letter before a capital is an initial: "1. V. Dvořák"; without a dot it is a word.
  String.raw`[IVX]\.(?!\s+\p{Lu})`,
  String.raw`(?:II|III|IV|VI|VII|VIII|IX|XI|XII)(?:\.|\s+${year})`,
].join('|')

const dayAndMonth = new RegExp(`^${days}(?:${months})`, 'u')
const dayAndRomanMonth = new RegExp(`^${days}(?:${roman})`, 'u')

/**
 * Whether a line begins with a day, as "24. 12.", "24. prosince", "24.–26. XII." and "24. December" do (rule 1.12).
 * Accents may be missing or decomposed, and emphasis may surround the month.
 */
function startsWithDay(line: string): boolean {
  const plain = line.normalize('NFD').replaceAll(/[\p{M}*_~`]/gu, '')
  return dayAndMonth.test(plain.toLowerCase()) || dayAndRomanMonth.test(plain)
}

type Tokenize = (typeof list)['tokenize']

/** The part of a line that can be a day. */
const LONGEST_DAY = 60

/** Fails on a line that begins with a day, so that it stays text; reads the rest as a list. */
const tokenizeList: Tokenize = function (effects, ok, nok) {
  return effects.check({ partial: true, tokenize: tokenizeDay }, nok, list.tokenize.call(this, effects, ok, nok))
}

const tokenizeDay: Tokenize = (effects, ok, nok) => {
  let line = ''
  return (code) => {
    effects.enter('data')
    return next(code)
  }
  function next(code: Parameters<typeof ok>[0]): ReturnType<typeof ok> {
    // Line ends and the end of the text are below -2 or null, tabs are -2 and -1.
    if (code === null || code < -2 || line.length === LONGEST_DAY) {
      effects.exit('data')
      return (startsWithDay(line) ? ok : nok)(code)
    }
    line += code < 0 ? ' ' : String.fromCharCode(code)
    effects.consume(code)
    return next
  }
}

/** The construct reads each further item by itself, so its continuation has to try this list instead. */
const continueList: Tokenize = function (effects, ok, nok) {
  const attempt: typeof effects.attempt = (construct, ...states) =>
    effects.attempt(construct === list ? listWithoutDays : construct, ...states)
  return list.continuation?.tokenize.call(this, { ...effects, attempt }, ok, nok) ?? nok
}

const listWithoutDays = {
  ...list,
  name: 'listWithoutDays',
  tokenize: tokenizeList,
  continuation: { tokenize: continueList },
}
const document: Record<number, typeof list> = {}
for (const character of '*+-0123456789') document[character.charCodeAt(0)] = listWithoutDays
const extension = { disable: { null: ['list'] }, document }

/** A day at the start of a line is text and not the number of a list item (rule 1.12). */
function daysAreText(this: { data(): object }): void {
  const data: { micromarkExtensions?: object[] } = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension]
}

type Node = {
  type: string
  ordered?: boolean | null
  children?: Node[]
  position?: { start: { offset?: number } }
  data?: object
}

/** An item keeps the number that was written, unless numbers of its list repeat, as in "1. 1. 1." (rule 1.12). */
function writtenNumbers() {
  return (root: Node, { value }: { value: string | Uint8Array }): void => keepNumbers(root, String(value))
}

function keepNumbers({ children = [], ordered }: Node, text: string): void {
  const numbers = children.map(({ position }) => Number.parseInt(text.slice(position?.start.offset), 10))
  const areKept = ordered && new Set(numbers).size === numbers.length
  for (const [index, child] of children.entries()) {
    if (areKept) child.data = { hProperties: { value: numbers[index] } }
    keepNumbers(child, text)
  }
}

/** Plugins of the parser that keep numbers at the start of lines as they were written. */
export const lineStartNumbers = [daysAreText, writtenNumbers]
