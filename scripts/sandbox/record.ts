import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { InvalidArgumentError, Option } from 'commander'
import { type Schemas, sendToSandbox } from './client.ts'
import type { Verb } from './help.ts'
import { showInstant } from './instant.ts'
import { CommandProblem } from './problem.ts'
import type { CommandSession, InSession, Printed } from './session.ts'
import { formatTable } from './table.ts'

type Step = Schemas['Recording']['steps'][number]

/** A step with its number, counted from 1. */
function readStep(text: string): number {
  const step = Number(text)
  if (/^\d+$/.test(text) && step >= 1) return step
  throw new InvalidArgumentError('Steps are counted from 1, as `record show` does.')
}

/** Returns the index of a step that must be a call. Throws `Problem` 1 if it is not one. */
function indexOfCall({ steps }: Schemas['Recording'], number: number): number {
  const step = steps[number - 1]
  const refuse = (why: string) => new CommandProblem(1, `${why}\nSee: npm run sandbox -- record show`)
  if (step === undefined) throw refuse(`There is no step ${number}: the recording has ${steps.length}.`)
  if (step.kind !== 'call')
    throw refuse(`Step ${number} is no call, and a pact is of one: ${step.kind} ${describe(step)}.`)
  return number - 1
}

/** The steps with their numbers, counted from 1. */
function formatRecording({ steps, isWhole }: Schemas['Recording'], bold: (text: string) => string): string {
  if (steps.length === 0) return 'Nothing was done in it yet.'
  const rows = steps.map((step, index) => [
    `${index + 1}`,
    step.at === undefined ? '' : showInstant(step.at),
    step.kind,
    describe(step),
  ])
  const table = formatTable(['STEP', 'TIME', 'KIND', 'WHAT'], rows, bold)
  return isWhole ? table : `${table}\n\nThe recording is full; what came later is missing.`
}

function describe(step: Step): string {
  switch (step.kind) {
    case 'call':
      return `${step.operationId} ${outcomeOf(step)}`
    case 'clock':
      return Object.entries(step.move).flat().join(' ')
    case 'fault':
      return `${step.fault.operationId} ${step.fault.kind} ${step.fault.when ?? 'before'}`
    case 'faults-removed':
      return step.fault ?? 'all'
    case 'trigger':
      return [step.trigger.kind, step.trigger.person ?? ''].join(' ').trim()
    case 'go':
      return step.path
    case 'press':
      return `${step.role} ${step.name}`
    case 'see':
      return `${step.role} ${step.text}`
    case 'key':
      return [step.key, step.label ?? ''].join(' ').trim()
    case 'traverse':
      return step.direction
    case 'fill':
    case 'choose':
      return `${step.label}: ${step.value}`
    case 'tick':
      return `${step.label}: ${step.isTicked ? 'yes' : 'no'}`
    case 'attach':
      return `${step.label}: ${step.files.map(({ name }) => name).join(', ')}`
  }
}

const outcomeOf = ({ errorCode, error, fault }: Extract<Step, { kind: 'call' }>) =>
  [...(errorCode === 0 ? [] : [errorCode]), error, fault && `(${fault})`].filter((word) => word !== undefined).join(' ')

type FileOptions = { as: 'scenario' | 'playwright' | 'pact'; title?: string; step?: number; to?: string }

const REPOSITORY = join(import.meta.dirname, '../..')

/** `record` or `record show`, and `record save`: the steps in a recorded world, and the same as a test. */
export function addRecord(program: Verb, act: InSession) {
  const record = program
    .command('record')
    .description('what was done in a world that is recorded, and the same as a test')
    .allowExcessArguments()
    .examples(
      ['a world that is recorded', 'worlds new --id blue --frozen --recorded'],
      ['what was done in it', 'record show --world blue'],
      ['the same as a test', 'record save --as playwright --title "a code that ran out" --world blue'],
    )
    .action(act(show))
  record
    .command('show')
    .description('the steps, counted from 1')
    .examples(['the steps', 'record show'], ['with every answer', 'record show --json'])
    .action(act(show))
  record
    .command('save')
    .description('writes a test that repeats it, and says how it is run')
    .addOption(
      new Option('--as <form>', 'calls over HTTP, what was done in the browser, or one call and its answer')
        .choices(['scenario', 'playwright', 'pact'])
        .makeOptionMandatory(),
    )
    .option('--title <sentence>', 'what the test shows')
    .option(
      '--step <number>',
      'of a pact: which call, counted from 1; otherwise the last that a person caused',
      readStep,
    )
    .option('--to <file>', 'where to; otherwise where such tests live in this repository')
    .examples(
      ['a test of the portal', 'record save --as playwright --title "a code that ran out"'],
      ['one call for a partner', 'record save --as pact --step 12 --to refused-code.json'],
    )
    .action(
      act(async (session, { as: form, title, step: number, to }: FileOptions) => {
        const { client, world } = session
        const step = number === undefined ? undefined : indexOfCall(await read(session), number)
        const query = { ...(title !== undefined && { title }), ...(step !== undefined && { step }) }
        const json = await sendToSandbox(
          client.GET('/worlds/{world}/recording/files/{form}', { params: { path: { world, form }, query } }),
        )
        const file = to ?? join(REPOSITORY, json.folder, json.name)
        write(file, json.text)
        return { json: { ...json, file }, text: formatSaved(json, relative('', file), to === undefined) }
      }),
    )
}

const read = ({ client, world }: CommandSession) =>
  sendToSandbox(client.GET('/worlds/{world}/recording', { params: { path: { world } } }))

async function show(session: CommandSession): Promise<Printed> {
  const json = await read(session)
  return { json, text: formatRecording(json, session.bold) }
}

/** A pact runs in any folder; a test is found by its folder. */
function formatSaved({ folder, name, run, notes }: Schemas['RecordedFile'], file: string, isAtHome: boolean): string {
  const isFound = isAtHome || run.includes(`${folder}/${name}`)
  return [
    `Written: ${file}`,
    `Run it:  ${run.replace(`${folder}/${name}`, file)}`,
    ...(isFound ? [] : [`Note:    It is found in ${folder}, as ${name}.`]),
    ...notes.map((note) => `Note:    ${note}`),
  ].join('\n')
}

/** Never overwrites a file: it may have been edited since. */
function write(file: string, text: string) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why = code === 'EEXIST' ? 'it is there already; choose another --title or --to' : message
    throw new CommandProblem(1, `${file} was not written: ${why}`)
  }
}
