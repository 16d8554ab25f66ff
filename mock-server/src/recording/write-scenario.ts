import { NamedCallers } from './callers.ts'
import { codesOf, expectationOf } from './expectation.ts'
import { fileRequestOf, frozenClock } from './file-request.ts'
import { knownAt, pathSource, withNames } from './named-texts.ts'
import { type NoteTexts, noteTexts } from './note-texts.ts'
import type { CallStep, FileRequest, RecordedFile, RecordedStep, Recording } from './recording.ts'
import { scenarioCommand } from './run-command.ts'
import { slugOf } from './slug.ts'
import { Code, inline, printCall, quote, withoutLiterals } from './source.ts'
import { findValues, type Value } from './values.ts'

const INDENT = '  '
const MAX_LINES = 400
/** Messages of `fetch`, body readers and `JSON.parse` for a lost connection or a response that is not an envelope. */
const LOST = 'const lostMessage = /fetch failed|terminated|JSON/'

/** The calls of a session over HTTP, in their order, with the clock moves, faults and triggers between them. */
export function writeScenario(
  recording: Recording,
  { title, origin, lang }: FileRequest,
): RecordedFile | { refused: string } {
  const calls = recording.steps.filter((step) => step.kind === 'call')
  const texts = noteTexts(lang)
  if (calls.length === 0) return { refused: texts.scenarioNeedsCall }
  const notes: string[] = []
  const body = new ScenarioBody(recording, notes, texts).write()
  const isDirect = calls.some(needsPlainWire)
  const up = isDirect ? '../' : './'
  const code = withoutLiterals(body.join('\n'))
  const has = (word: string) => code.includes(word)
  const readers = ['textAt', 'codeTo', 'linkTo'].filter((name) => has(`${name}(`))
  const imports = [
    "import { expect, test } from 'vitest'",
    ...(has(': CallerIdentity }).session)') || has(' as CallerIdentity)')
      ? [`import type { CallerIdentity } from '${up}caller.ts'`]
      : []),
    ...(readers.length > Number(readers.includes('textAt'))
      ? [`import { ${readers.filter((name) => name !== 'textAt').join(', ')} } from '${up}letters.ts'`]
      : []),
    ...(readers.includes('textAt') ? [`import { textAt } from '${up}text-at.ts'`] : []),
    `import { openWorld } from '${up}world.ts'`,
    ...(has('fakeBytes(') ? ["import { fakeBytes } from './fake-file.ts'"] : []),
  ]
  const text = [
    ...imports,
    '',
    ...(has('lostMessage')
      ? [`/** What a lost connection or an unreadable answer makes \`fetch\` and \`JSON.parse\` say. */`, LOST, '']
      : []),
    `test(${quote(title)}, async () => {`,
    ...body,
    '})',
    '',
  ]
  const lines = text.join('\n').split('\n').length
  const whole =
    lines > MAX_LINES ? ['// oxlint-disable eslint/max-lines -- a recording is as long as its session', ...text] : text
  const name = slugOf(title)
  const folder = isDirect ? 'contracts/scenarios/direct' : 'contracts/scenarios'
  return { name: `${name}.scenario.ts`, folder, run: scenarioCommand(name, origin), text: whole.join('\n'), notes }
}

/** Calls that a validating proxy cannot forward: uploads, broken sockets, calls that violate the contract or have no token. */
const needsPlainWire = ({ files, httpStatus, error }: CallStep) =>
  files !== undefined || httpStatus === 0 || httpStatus >= 400 || error === 'bad-request'

class ScenarioBody {
  readonly #steps: readonly RecordedStep[]
  readonly #isClockFrozen: readonly boolean[]
  readonly #values: readonly Value[]
  readonly #callers: NamedCallers
  readonly #notes: string[]
  readonly #texts: NoteTexts
  readonly #isMasked: boolean
  readonly #lines: string[]
  readonly #faults = new Map<string, string>()
  #answers = 0

  constructor(recording: Recording, notes: string[], texts: NoteTexts) {
    this.#steps = recording.steps
    this.#isClockFrozen = frozenClock(recording)
    const called = recording.steps.map(
      (step): RecordedStep =>
        step.kind === 'fill' ? { ...step, value: '' } : step.kind === 'go' ? { ...step, path: '/' } : step,
    )
    this.#values = findValues(called)
    this.#callers = new NamedCallers(recording.steps)
    this.#notes = notes
    this.#texts = texts
    this.#isMasked = recording.isMasked ?? false
    this.#lines = [printCall(INDENT, 'await using world = await openWorld', [fileRequestOf(recording)])]
  }

  write(): string[] {
    for (const [index, step] of this.#steps.entries()) {
      for (const value of this.#values)
        if (value.origin.kind !== 'answer' && Math.min(value.firstUse, value.newestUntil) === index)
          this.#readLetter(value)
      this.#write(step, index)
    }
    return this.#lines
  }

  #say(head: string, args: readonly unknown[]) {
    this.#lines.push(printCall(INDENT, head, args))
  }

  #write(step: RecordedStep, index: number) {
    switch (step.kind) {
      case 'clock':
        if (step.move.advance === undefined) return this.#say('await world.turnClock', [step.move])
        return this.#say('await world.advance', [step.move.advance])
      case 'fault': {
        const isRemoved = this.#steps.some((later) => later.kind === 'faults-removed' && later.fault === step.id)
        if (isRemoved) this.#faults.set(step.id, `fault${this.#faults.size + 1}`)
        const name = this.#faults.get(step.id)
        return this.#say(`${name === undefined ? '' : `const ${name} = `}await world.fault`, [step.fault])
      }
      case 'faults-removed': {
        const name = step.fault === undefined ? undefined : this.#faults.get(step.fault)
        return this.#say('await world.removeFaults', name === undefined ? [] : [new Code(name)])
      }
      case 'trigger':
        return this.#say('await world.trigger', [step.trigger])
      case 'call':
        return this.#call(step, index)
      default:
        return undefined
    }
  }

  #call(step: CallStep, index: number) {
    const signIn = this.#callers.signInLine(step, index)
    if (signIn !== undefined) return void this.#lines.push(`${INDENT}${signIn}`)
    for (const line of this.#callers.introduce(step)) this.#lines.push(`${INDENT}${line}`)
    const known = knownAt(this.#values, index)
    const head = `${this.#callers.nameOf(step)}.${step.files ? 'upload' : step.method.toLowerCase()}`
    const args = this.#argumentsOf(step, known)
    if (step.httpStatus === 0) return this.#lose(head, args)
    const expected = this.#isMasked ? codesOf(step) : expectationOf(step, this.#isClockFrozen[index] ?? false)
    const brings = this.#values.filter(({ origin, step: from }) => origin.kind === 'answer' && from === index)
    const session = this.#callers.afterSignIn(step, index)
    const flat = `${INDENT}expect(await ${head}(${args.map(inline).join(', ')})).toMatchObject(${inline(expected)})`
    if (brings.length === 0 && session === undefined && flat.length <= 120) return void this.#lines.push(flat)
    this.#answers += 1
    const answer = `answer${this.#answers === 1 ? '' : this.#answers}`
    this.#say(`const ${answer} = await ${head}`, args)
    this.#say(`expect(${answer}).toMatchObject`, [expected])
    for (const { name, origin } of brings)
      if (origin.kind === 'answer')
        this.#lines.push(`${INDENT}const ${name} = textAt(${answer}, ${quote(origin.path)})`)
    if (session !== undefined) this.#lines.push(`${INDENT}${session(answer)}`)
  }

  /** The caller gets no response, as in the recording. */
  #lose(head: string, args: readonly unknown[]) {
    const flat = `${INDENT}await expect(${head}(${args.map(inline).join(', ')})).rejects.toThrow(lostMessage)`
    if (flat.length <= 120) return void this.#lines.push(flat)
    this.#answers += 1
    const name = `lost${this.#answers === 1 ? '' : this.#answers}`
    this.#say(`const ${name} = ${head}`, args)
    this.#lines.push(`${INDENT}await expect(${name}).rejects.toThrow(lostMessage)`)
  }

  #argumentsOf(step: CallStep, known: readonly Value[]) {
    const { method, path, query, body, files, accessKey, idempotencyKey: key, lang } = step
    const options = {
      ...(accessKey !== undefined && { accessKey: withNames(accessKey, known) }),
      ...(key !== undefined && { key }),
      ...(Object.keys(query).length > 0 && { query: withNames(query, known) }),
      ...(lang === 'en' && { headers: { lang } }),
    }
    const where = pathSource(path, known)
    if (files) {
      const parts = files.map(({ meta, name, type, size }) => {
        if (name === '') return { meta }
        this.#notes.push(this.#texts.bytesReplaced(name))
        return { meta, name, type, bytes: new Code(`fakeBytes(${quote(type)}, ${size})`) }
      })
      return [parts, path === '/upload' ? options : { path: where, ...options }].filter(isNotEmpty)
    }
    const sent = method === 'POST' ? [body === undefined ? null : withNames(body, known)] : []
    return [where, ...sent, ...[options].filter(isNotEmpty)]
  }

  #readLetter({ name, origin }: Value) {
    if (origin.kind === 'link')
      this.#lines.push(
        `${INDENT}const ${name} = (await linkTo(world, ${quote(origin.to)})).searchParams.get(${quote(origin.parameter)}) ?? ''`,
      )
    else if (origin.kind === 'code')
      this.#lines.push(
        `${INDENT}const ${name} = await ${origin.channel === 'sms' ? 'world.lastCode()' : `codeTo(world, ${quote(origin.to)})`}`,
      )
  }
}

const isNotEmpty = (given: object) => Object.keys(given).length > 0
