import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Command, Option } from 'commander'
import { ask, type Schemas } from './client.ts'
import { formatExamples } from './help.ts'
import { showMoment } from './moment.ts'
import { Problem } from './problem.ts'
import { readNumber } from './read-number.ts'
import type { InSession } from './session.ts'
import { formatTable } from './table.ts'

type Step = Schemas['Recording']['steps'][number]
type Wish = { as: 'scenario' | 'playwright' | 'pact'; title?: string; step?: number; to?: string }

const REPOSITORY = join(import.meta.dirname, '../..')

/** `record show` and `record save`: what was done in a recorded world, and the same as a test. */
export function addRecord(program: Command, act: InSession) {
  const record = program
    .command('record')
    .description('what was done in a world that is recorded, and the same as a test')
    .addHelpText(
      'after',
      formatExamples(
        ['a world that is recorded', 'worlds new --id blue --frozen --recorded'],
        ['what was done in it', 'record show --world blue'],
        ['the same as a test', 'record save --as playwright --title "a code that ran out" --world blue'],
      ),
    )
  record
    .command('show')
    .description('the steps, counted from 0')
    .addHelpText('after', formatExamples(['the steps', 'record show'], ['with every answer', 'record show --json']))
    .action(
      act(async ({ client, world, bold }) => {
        const json = await ask(client.GET('/worlds/{world}/recording', { params: { path: { world } } }))
        return { json, text: formatRecording(json, bold) }
      }),
    )
  record
    .command('save')
    .description('writes a test that repeats it, and says how it is run')
    .addOption(
      new Option('--as <form>', 'calls over HTTP, what was done in the browser, or one call and its answer')
        .choices(['scenario', 'playwright', 'pact'])
        .makeOptionMandatory(),
    )
    .option('--title <sentence>', 'what the test shows')
    .option('--step <number>', 'of a pact: which call; otherwise the last', readNumber)
    .option('--to <file>', 'where to; otherwise where such tests live in this repository')
    .addHelpText(
      'after',
      formatExamples(
        ['a test of the portal', 'record save --as playwright --title "a code that ran out"'],
        ['one call for a partner', 'record save --as pact --step 12 --to refused-code.json'],
      ),
    )
    .action(
      act(async ({ client, world }, { as: form, title, step, to }: Wish) => {
        const query = { ...(title !== undefined && { title }), ...(step !== undefined && { step }) }
        const json = await ask(
          client.GET('/worlds/{world}/recording/files/{form}', { params: { path: { world, form }, query } }),
        )
        const file = to ?? join(REPOSITORY, json.folder, json.name)
        write(file, json.text)
        return { json: { ...json, file }, text: formatSaved(json, relative('', file), to === undefined) }
      }),
    )
}

/** A pact runs wherever it lies; a test is found by its folder. */
function formatSaved({ folder, name, run, notes }: Schemas['RecordedFile'], file: string, isAtHome: boolean): string {
  const isFound = isAtHome || run.includes(`${folder}/${name}`)
  return [
    `Written: ${file}`,
    `Run it:  ${run.replace(`${folder}/${name}`, file)}`,
    ...(isFound ? [] : [`Note:    It is found in ${folder}, as ${name}.`]),
    ...notes.map((note) => `Note:    ${note}`),
  ].join('\n')
}

/** Never over a file that is there: it may have been mended by hand since. */
function write(file: string, text: string) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why = code === 'EEXIST' ? 'it is there already; choose another --title or --to' : message
    throw new Problem(1, `${file} was not written: ${why}`)
  }
}

function formatRecording({ steps, isWhole }: Schemas['Recording'], bold: (text: string) => string): string {
  if (steps.length === 0) return 'Nothing was done in it yet.'
  const rows = steps.map((step, index) => [
    `${index}`,
    step.at === undefined ? '' : showMoment(step.at),
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
