import type { Command } from 'commander'
import { type Schemas, sendToSandbox } from './client.ts'
import { formatExamples } from './help.ts'
import { readInstant, showInstant } from './instant.ts'
import { readNumber } from './read-number.ts'
import type { InSession } from './session.ts'
import { formatPairs, formatTable } from './table.ts'

/** Never closed: it opens automatically. */
const SHARED = 'default'

/** `worlds`, `worlds new`, `worlds end`. */
export function addWorlds(program: Command, act: InSession) {
  const worlds = program
    .command('worlds')
    .description('the worlds that are open')
    .allowExcessArguments()
    .addHelpText('after', formatExamples(['what is open', 'worlds'], ['the same for a program', 'worlds --json']))
    .action(
      act(async ({ client, bold }) => {
        const json = await sendToSandbox(client.GET('/worlds'))
        return { json, text: formatWorlds(json.worlds, bold) }
      }),
    )

  worlds
    .command('new')
    .description('makes a world: a copy of a scenario with its own clock, messages and faults')
    .option('--scenario <name>', 'what it is a copy of; `people` names them')
    .option('--id <id>', 'its name; otherwise one is made up')
    .option('--now <moment>', 'where its clock starts, such as 2026-12-20T06:00 (in Prague)', readInstant)
    .option('--frozen', 'its clock stands')
    .option('--seed <number>', 'of its chance; the same seed, the same codes', readNumber)
    .option('--snapshot <id>', 'start from this kept moment')
    .option('--recorded', 'keeps what is done in it, for `record`')
    .addHelpText(
      'after',
      formatExamples(
        ['a world whose clock stands', 'worlds new --id blue --frozen'],
        ['the morning of a card charge', 'worlds new --scenario three-years-of-card --now 2026-12-20T05:59'],
      ),
    )
    .action(
      act(async ({ client, origin }, wish: Schemas['NewWorld']) => {
        const json = await sendToSandbox(client.POST('/worlds', { body: wish }))
        return { json, text: formatWorld(json, origin) }
      }),
    )

  worlds
    .command('end')
    .description('ends a world; `default`, the one everybody is in, begins again')
    .argument('<id>')
    .addHelpText(
      'after',
      formatExamples(
        ['a world of your own', 'worlds end blue'],
        ['the one everybody is in begins anew', 'worlds end default'],
      ),
    )
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

/** A new world with the address to enter it. */
export function formatWorld(
  { id, scenario, now, frozen, enterUrl, apiBase, recorded }: Schemas['World'],
  origin: string,
) {
  const pairs = formatPairs([
    ['World', id],
    ['Scenario', scenario],
    ['Clock', `${showInstant(now)}, ${frozen ? 'frozen' : 'running'}`],
    ['Enter', new URL(enterUrl, origin).href],
    ['API', new URL(apiBase, origin).href],
  ])
  const next = recorded
    ? `\n\nIt is recorded. Open the console and choose "Open the portal" there, so that it sees what you do in that window:
${consoleAddress(origin, id)}
Calls, the clock and faults are recorded without it. Save what was done:
npm run sandbox -- record save --as playwright --world ${id}`
    : ''
  return `${pairs}\n\nThe verbs act in it with --world ${id}, or after: export SANDBOX_WORLD=${id}${next}`
}

/** The console of a world, at its recording. */
const consoleAddress = (origin: string, world: string) => new URL(`/sandbox/?world=${world}#recording`, origin).href

function formatWorlds(worlds: readonly Schemas['World'][], bold: (text: string) => string) {
  if (worlds.length === 0) return 'No world is open; `default` opens by itself with its first use.'
  const rows = worlds.map(({ id, scenario, now, frozen }) => [
    id,
    scenario,
    showInstant(now),
    frozen ? 'frozen' : 'running',
  ])
  return formatTable(['WORLD', 'SCENARIO', 'TIME', 'CLOCK'], rows, bold)
}
