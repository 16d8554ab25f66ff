import { printBrowserStep } from './browser-source.ts'
import { fileRequestOf, frozenClock } from './file-request.ts'
import { type NoteTexts, noteTexts } from './note-texts.ts'
import type { FileRequest, RecordedFile, RecordedStep, Recording } from './recording.ts'
import { journeyCommand, USUAL_ORIGIN } from './run-command.ts'
import { slugOf } from './slug.ts'
import { Code, inline, printCall, quote, withoutLiterals } from './source.ts'
import { findValues, type Value } from './values.ts'

const FOLDER = 'web/e2e'
const INDENT = '  '

/** The tester's actions in the portal, with the clock moves, faults and triggers between them; the portal makes the calls itself. */
export function writePlaywright(
  recording: Recording,
  { title, origin = USUAL_ORIGIN, lang }: FileRequest,
): RecordedFile | { refused: string } {
  const texts = noteTexts(lang)
  if (!isOfBrowser(recording))
    return { refused: texts.nothingInPortal(`${origin}/sandbox/?world=${recording.world}#recording`) }
  const notes: string[] = []
  const body = writeSteps(recording, notes, texts)
  const code = withoutLiterals(body.join('\n'))
  const has = (name: string) => new RegExp(`\\b${name}\\(`).test(code)
  const own = ['expectSeen', 'test'].filter((name) => name === 'test' || has(name))
  const text = [
    ...(has('expect') ? ["import { expect } from '@playwright/test'"] : []),
    `import { ${own.join(', ')} } from './sandbox.ts'`,
    ...(has('fileToUpload') ? ["import { fileToUpload } from './fake-file.ts'"] : []),
    ...(has('trigger') ? ["import { trigger } from './steer.ts'"] : []),
    '',
    printCall('', 'test.use', [{ worldOptions: fileRequestOf(recording) }]),
    '',
    openTest(title),
    ...body,
    '})',
    '',
  ].join('\n')
  const name = slugOf(title)
  return { name: `${name}.e2e.ts`, folder: FOLDER, run: journeyCommand(name, origin), text, notes }
}

const BROWSER = new Set<RecordedStep['kind']>([
  'go',
  'press',
  'fill',
  'choose',
  'tick',
  'attach',
  'see',
  'key',
  'traverse',
])

/** Whether the portal's window was watched. */
export const isOfBrowser = ({ steps }: Recording): boolean => steps.some(({ kind }) => BROWSER.has(kind))

function openTest(title: string): string {
  const line = `test(${quote(title)}, async ({ page, world }) => {`
  return line.length <= 120 ? line : `test(${quote(title)}, async ({\n  page,\n  world,\n}) => {`
}

function writeSteps(recording: Recording, notes: string[], texts: NoteTexts): string[] {
  const { steps } = recording
  const typed = steps.map(
    (step) =>
      (step.kind === 'fill' || step.kind === 'go' ? step : { ...step, query: {}, path: '', body: {} }) as RecordedStep,
  )
  const values = findValues(typed).filter(({ origin }) => origin.kind !== 'answer')
  const isFrozen = frozenClock(recording)
  const first = steps.findIndex(({ kind }) => BROWSER.has(kind))
  const lines: string[] = []
  let isOpen = false
  for (const [index, step] of steps.entries()) {
    for (const value of values) if (readAt(value) === index) lines.push(readValue(value))
    if (index === first && step.kind !== 'go') {
      notes.push(texts.opensFrontPage)
      lines.push(`${INDENT}await world.open('/')`)
      isOpen = true
    }
    const named = (text: string): unknown => {
      const value = values.find((one) => one.text === text && one.firstUse <= index)
      return value ? new Code(value.name) : text
    }
    const context = { indent: INDENT, named, isClockFrozen: isFrozen[index] ?? false, isOpen, notes, texts, values }
    const steering = steer(step)
    if (steering.length > 0) lines.push(...waitForCalls(steps, index))
    lines.push(...(BROWSER.has(step.kind) ? printBrowserStep(step, context) : steering))
    isOpen ||= step.kind === 'go'
  }
  return lines
}

/** At its first use, or before something newer of its kind replaces it. */
const readAt = ({ firstUse, newestUntil }: Value) => Math.min(firstUse, newestUntil)

function readValue({ name, origin }: Value): string {
  if (origin.kind === 'link') return `${INDENT}const ${name} = await world.link(${quote(origin.to)})`
  if (origin.kind !== 'code') throw new Error(`${name} cannot be read by a browser`)
  const { channel, count } = origin
  const args = channel === 'sms' ? (count === 1 ? '' : `${count}`) : `${count}, 'email'`
  return `${INDENT}const ${name} = await world.code(${args})`
}

/** The last call that the portal sent since the tester's last action outside it: the next action must not overtake it. */
function waitForCalls(steps: readonly RecordedStep[], index: number): string[] {
  const before = steps.slice(0, index)
  const since = before.slice(before.findLastIndex((step) => steer(step).length > 0) + 1)
  const sent = since.findLast((step) => step.kind === 'call' && step.method !== 'GET')
  if (sent?.kind !== 'call') return []
  const count = before.filter((step) => step.kind === 'call' && step.operationId === sent.operationId).length
  return [`${INDENT}await world.waitForCalls(${quote(sent.operationId)}, ${count})`]
}

/** The tester's actions outside the portal. */
function steer(step: RecordedStep): string[] {
  switch (step.kind) {
    case 'clock': {
      const { advance } = step.move
      const [name, given] = advance === undefined ? ['move', step.move] : ['advance', advance]
      return [printCall(INDENT, `await world.${name}`, [given])]
    }
    case 'fault':
      return [printCall(INDENT, 'await world.fail', [step.fault])]
    case 'faults-removed':
      return [`${INDENT}await world.clearFaults(${step.fault === undefined ? '' : inline(step.fault)})`]
    case 'trigger':
      return [printCall(INDENT, 'await trigger', [new Code('page'), new Code('world'), step.trigger])]
    default:
      return []
  }
}
