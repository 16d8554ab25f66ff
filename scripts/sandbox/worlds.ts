import { readFile } from 'node:fs/promises'
import { differencesOf } from '#rules/journal-differences.ts'
import { type Schemas, sendToSandbox } from './client.ts'
import { readNumber } from './contract-options.ts'
import { formatWorld, SHARED } from './format-world.ts'
import type { Verb } from './help.ts'
import { readInstant, showInstant } from './instant.ts'
import { describeDifference } from './journal-entry.ts'
import { refuseFile } from './problem.ts'
import type { InSession } from './session.ts'
import { formatTable, onOneLine } from './table.ts'

type SnapshotFile = Schemas['SnapshotFile']

const parse = (bytes: Buffer): unknown => JSON.parse(bytes.toString())

const NOT_PLAYED =
  'What was due before its clock started has not happened; a world with --play-events has it, each at its time.'

/** `worlds`, `worlds new`, `worlds end`. */
export function addWorlds(program: Verb, act: InSession) {
  const worlds = program
    .command('worlds')
    .description('the worlds that are open')
    .allowExcessArguments()
    .examples(['what is open', 'worlds'], ['the same for a program', 'worlds --json'])
    .action(
      act(async ({ client, bold }) => {
        const json = await sendToSandbox(client.GET('/worlds'))
        return { json, text: `${formatWorlds(json.worlds, bold)}\n\n${formatTotals(json)}` }
      }),
    )

  worlds
    .command('new')
    .description('makes a world: a copy of a scenario with its own clock, messages and faults')
    .option('--scenario <name>', 'the scenario that it copies; `people` lists them')
    .option('--id <id>', 'its id in addresses; a new one by default')
    .option('--now <moment>', 'where its clock starts, such as 2026-12-20T06:00 (in Prague)', readInstant)
    .option(
      '--play-events',
      'plays what is due from the start of the scenario to --now; without it, that never happens',
    )
    .option('--frozen', 'its clock is stopped')
    .option('--seed <number>', 'of its random numbers: the same seed gives the same codes', readNumber)
    .option('--snapshot <id>', 'start from this snapshot')
    .option('--from <file>', 'start from a file of `snapshot --out`, of any server of this version')
    .option('--name <name>', 'what people call it; without one it is removed after a day without use')
    .option('--note <text>', 'what it is for')
    .option('--recorded', 'records what is done in it, for `record`')
    .examples(
      ['a world whose clock is stopped', 'worlds new --id blue --frozen'],
      ['the morning of a card charge', 'worlds new --scenario three-years-of-card --now 2026-12-20T05:59'],
      ['December, with what was due until then', 'worlds new --now 2026-12-20T05:59 --play-events'],
    )
    .action(
      act(async ({ client, origin }, { from, ...options }: Schemas['NewWorld'] & { from?: string }) => {
        const file =
          from === undefined ? undefined : ((await readFile(from).then(parse).catch(refuseFile)) as SnapshotFile)
        const stored = file && (await sendToSandbox(client.POST('/snapshots', { body: file })))
        const body = stored ? { ...options, snapshot: stored.id } : options
        const json = await sendToSandbox(client.POST('/worlds', { body }))
        const text = formatWorld(json, origin)
        const isSkipped = options.now !== undefined && !options.playEvents
        return { json, text: isSkipped ? `${text}\n${NOT_PLAYED}` : text }
      }),
    )

  worlds
    .command('name')
    .description('names a world, so that a day without use does not remove it; an empty text clears')
    .argument('<id>')
    .argument('<name>')
    .option('--note <text>', 'what it is for')
    .examples(
      ['keep a world', 'worlds name blue "The double payment"'],
      ['let it be removed after a day without use', 'worlds name blue ""'],
    )
    .action(
      act(async ({ client, origin }, world: string, name: string, { note }: { note?: string }) => {
        const body = { name, ...(note !== undefined && { note }) }
        const json = await sendToSandbox(client.PATCH('/worlds/{world}', { params: { path: { world } }, body }))
        return { json, text: formatWorld(json, origin) }
      }),
    )

  worlds
    .command('compare')
    .description('the values that two worlds have otherwise, masked as in the journal')
    .argument('<one>')
    .argument('<other>')
    .examples(
      ['what the fault changed', 'worlds compare blue green'],
      ['what happened since the world began', 'worlds compare fresh blue'],
    )
    .action(
      act(async ({ client }, world: string, other: string) => {
        const params = { path: { world }, query: { with: other } }
        const json = await sendToSandbox(client.GET('/worlds/{world}/comparison', { params }))
        return { json, text: formatComparison(json) }
      }),
    )

  worlds
    .command('end')
    .description('ends a world; `default`, the shared one, begins again')
    .argument('<id>')
    .examples(['a world of your own', 'worlds end blue'], ['the shared world begins again', 'worlds end default'])
    .action(
      act(async ({ client }, world: string) => {
        await sendToSandbox(client.DELETE('/worlds/{world}', { params: { path: { world } } }))
        return {
          json: undefined,
          text: world === SHARED ? `World ${world} begins again.` : `World ${world} has ended.`,
        }
      }),
    )
}

function formatComparison({ count, changes }: Schemas['Comparison']): string {
  const lines = changes.flatMap(differencesOf).map((difference) => onOneLine(describeDifference(difference)))
  const rest = count - changes.length
  return count === 0 ? 'The worlds do not differ.' : [...lines, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n')
}

function formatWorlds(worlds: readonly Schemas['World'][], bold: (text: string) => string) {
  if (worlds.length === 0) return 'No world is open; `default` opens by itself with its first use.'
  const rows = worlds.map(({ id, name = '', scenario, now, frozen, usedAt }) => [
    id,
    name,
    scenario,
    showInstant(now),
    frozen ? 'frozen' : 'running',
    showInstant(usedAt),
  ])
  return formatTable(['WORLD', 'NAME', 'SCENARIO', 'TIME', 'CLOCK', 'LAST USED'], rows, bold)
}

const formatTotals = ({ worlds, limit, memory, isDurable }: Schemas['WorldList']) =>
  `${worlds.length} of at most ${limit}; the server uses about ${Math.round(memory / 1_000_000)} MB of memory.${isDurable ? '' : `\n${NOT_STORED}`}`

const NOT_STORED = 'It stores nothing: all worlds and snapshots end with it. To keep them: npm start -- --data DIR'
