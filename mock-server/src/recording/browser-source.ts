import type { NoteTexts } from './note-texts.ts'
import type { RecordedStep } from './recording.ts'
import { Code, inline, printCall, printChain, quote } from './source.ts'
import { isMadeUp, type Value } from './values.ts'

export interface BrowserContext {
  readonly indent: string
  /** Returns a text unchanged, or the variable that has it in the test. */
  readonly named: (text: string) => unknown
  readonly isClockFrozen: boolean
  /** Whether the portal was opened before. */
  readonly isOpen: boolean
  readonly notes: string[]
  readonly texts: NoteTexts
  readonly values: readonly Value[]
}

/** A visible text is located by its beginning: the full text of a page would break with every small correction. */
const LONGEST_SEEN = 80
const TIME_OF_DAY = /\b\d{1,2}:\d{2}\b/

/** Prints the lines that repeat one step of the tester. */
export function printBrowserStep(step: RecordedStep, context: BrowserContext): string[] {
  const { indent, named } = context
  switch (step.kind) {
    case 'go':
      return [open(step.path, context)]
    case 'press':
      return [printPress(step, indent)]
    case 'fill':
      return [printChain(indent, 'await page', [...field(step), `.fill(${inline(named(step.value))})`])]
    case 'choose':
      return [printChain(indent, 'await page', [...select(step), `.selectOption(${quote(step.value)})`])]
    case 'tick':
      return [printChain(indent, 'await page', [...field(step), step.isTicked ? '.check()' : '.uncheck()'])]
    case 'attach':
      return attach(step, context)
    case 'see':
      return see(step, context)
    case 'key':
      return [printKey(step, indent)]
    case 'traverse':
      return [`${indent}await page.${step.direction === 'back' ? 'goBack' : 'goForward'}()`]
    default:
      return []
  }
}

type Step<Kind extends RecordedStep['kind']> = Extract<RecordedStep, { kind: Kind }>

function open(path: string, { indent, isOpen, values }: BrowserContext): string {
  const letter = values.find(
    ({ text, origin }) => origin.kind === 'link' && path.includes(encodeURIComponent(text.toWellFormed())),
  )
  if (letter) return `${indent}await world.open(${letter.name})`
  return isOpen ? `${indent}await page.goto(${quote(path)})` : `${indent}await world.open(${quote(path)})`
}

function printPress({ role, name, nth }: Step<'press'>, indent: string): string {
  const found =
    role === 'summary'
      ? [".locator('summary')", `.filter({ hasText: ${quote(name)} })`]
      : [`.getByRole('${role}', { name: ${quote(name)}, exact: true })`]
  return printChain(indent, 'await page', [...found, ...nthOf(nth), role === 'radio' ? '.check()' : '.click()'])
}

function printKey({ key, label, nth }: Step<'key'>, indent: string): string {
  if (label === undefined) return `${indent}await page.keyboard.press('${key}')`
  const place = { label, ...(nth !== undefined && { nth }) }
  return printChain(indent, 'await page', [...field(place), `.press('${key}')`])
}

const nthOf = (nth: number | undefined) => (nth === undefined ? [] : [`.nth(${nth})`])

const field = ({ label, nth }: { label: string; nth?: number }) => [
  `.getByLabel(${quote(label)}, { exact: true })`,
  ...nthOf(nth),
]

/** Located by its name and not its label: the label may contain the select, and Playwright includes the text of all options in it. */
const select = ({ label, nth }: { label: string; nth?: number }) => [
  `.getByRole('combobox', { name: ${quote(label)}, exact: true })`,
  ...nthOf(nth),
]

function attach({ label, nth, files }: Step<'attach'>, { indent, notes, texts }: BrowserContext): string[] {
  const found =
    label === ''
      ? ["page.locator('input[type=file]')", ...nthOf(nth ?? 0)]
      : [`page`, ...field(label === '' ? { label } : { label, ...(nth !== undefined && { nth }) })]
  for (const { name } of files) notes.push(texts.bytesReplaced(name))
  const given = files.map(({ name, type, size }) => new Code(`fileToUpload(${quote(name)}, ${quote(type)}, ${size})`))
  return [printCall(indent, `await ${found.join('')}.setInputFiles`, [given])]
}

function see({ role, text }: Step<'see'>, { indent, isClockFrozen, notes, texts }: BrowserContext): string[] {
  if (role === 'address') {
    if (!isMadeUp(text)) return [printCall(indent, 'await expect(page).toHaveURL', [text])]
    notes.push(texts.addressVaries(text))
    return []
  }
  if (!isClockFrozen && TIME_OF_DAY.test(text)) {
    notes.push(texts.timeVaries(shorten(text)))
    return []
  }
  return [printCall(indent, 'await expectSeen', [new Code('page'), role, shorten(text)])]
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST_SEEN
    ? line
    : line.slice(0, line.lastIndexOf(' ', LONGEST_SEEN) + 1 || LONGEST_SEEN).trim()
}
