import { type Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { addAudit } from './audit.ts'
import { type Schemas, sendToSandbox } from './client.ts'
import { addClock } from './clock.ts'
import { optionsOf, triggerDescription } from './contract-options.ts'
import { addCoverage } from './coverage.ts'
import { addEvents, formatEvents } from './events.ts'
import { addFaults } from './faults.ts'
import { Verb } from './help.ts'
import { addInbox } from './inbox.ts'
import { addJournal } from './journal.ts'
import { addPeople } from './people.ts'
import { addRecord } from './record.ts'
import { boldAt, type CommandContext, type InSession, inSession } from './session.ts'
import { addSnapshot } from './snapshot.ts'
import { formatTable } from './table.ts'
import { addVerify } from './verify.ts'
import { addWorlds } from './worlds.ts'

type Details = Omit<Schemas['Trigger'], 'kind' | 'person'>

/** `trigger`: an action of the foundation, a bank or the calendar, at once. */
function addTrigger(program: Verb, act: InSession) {
  const trigger = program
    .command('trigger')
    .description('makes something happen now: a payment, a document, a decision')
    .argument('<kind>', 'such as payment-received; an unknown one prints the list')
    .argument('[person]', 'login or personId')
    .addHelpText('after', `\n${triggerDescription}`)
    .examples(
      ['a gift of 500 Kč', 'trigger payment-received 10000001 --amount 500'],
      ['a charge that the bank refuses', 'trigger card-charge 10000001 --outcome declined --reason card-expired'],
      ['a notice for all users', 'trigger notice --text "V sobotu budeme portál udržovat."'],
    )
    .action(
      act(async ({ client, world, bold }, kind: string, person: string | undefined, details: Details) => {
        const body = { kind, ...(person !== undefined && { person }), ...details }
        const json = await sendToSandbox(client.POST('/worlds/{world}/triggers', { params: { path: { world } }, body }))
        return { json, text: formatEvents(json.ran, bold) }
      }),
    )
  for (const option of optionsOf('Trigger', { except: ['kind', 'person'] })) trigger.addOption(option)
}

/** `enter`: prints only the address, so that it can be passed to a browser. */
function addEnter(program: Verb, act: InSession) {
  program
    .command('enter')
    .description('the address that brings a browser into the world')
    .option('--to <path>', 'and on to this page', readPath)
    .examples(
      ["the donors' login in the world blue", 'enter --world blue --to /login'],
      ["the families' login", 'enter --to /prijemce/prihlaseni'],
    )
    .action(
      act(async ({ client, origin, world }, { to }: { to?: string }) => {
        const json = await sendToSandbox(client.GET('/worlds/{world}', { params: { path: { world } } }))
        const address = new URL(json.enterUrl, origin)
        if (to !== undefined) address.searchParams.set('to', to)
        return { json, text: address.href }
      }),
    )
}

function readPath(text: string): string {
  if (text.startsWith('/')) return text
  throw new InvalidArgumentError('Write a path of the portal, such as /login.')
}

/** `magic`: inputs that force an outcome without a setup, by operation. */
function addMagic(program: Verb, act: InSession) {
  program
    .command('magic')
    .description('what to type into the portal to force an outcome, by operation')
    .examples(['all', 'magic'], ['for a program', 'magic --json'])
    .action(
      act(async ({ client, bold }) => {
        const json = await sendToSandbox(client.GET('/magic-values'))
        return { json, text: formatPlaces(json.places, bold) }
      }),
    )
}

function formatPlaces(places: readonly Schemas['MagicPlace'][], bold: (text: string) => string) {
  const rows = places.flatMap(({ operationId, field, match, values }) =>
    values.map(({ value, shows }) => [operationId, match === 'word' ? `${field} (a word of it)` : field, value, shows]),
  )
  return formatTable(['OPERATION', 'TYPED INTO', 'VALUE', 'SHOWS'], rows, bold)
}

const VERBS = [
  addWorlds,
  addEnter,
  addPeople,
  addClock,
  addEvents,
  addInbox,
  addFaults,
  addTrigger,
  addSnapshot,
  addRecord,
  addJournal,
  addVerify,
  addAudit,
  addCoverage,
  addMagic,
]

/** The command with its verbs in the order of the help. */
export function buildProgram(context: CommandContext): Command {
  const program = new Verb('npm run sandbox --')
    .description('Steers the sandbox of a running mock: worlds, time, messages, failures, and what happened.')
    .usage('<verb> [options]')
    .addOption(
      new Option('--url <origin>', 'where the server is')
        .env('SANDBOX_ORIGIN')
        .default('http://127.0.0.1:4010')
        .argParser(readOrigin),
    )
    .addOption(new Option('--world <id>', 'which world').env('SANDBOX_WORLD').default('default').argParser(readWorldId))
    .option('--json', "the control plane's answer as it is (openapi/sandbox.yaml), nothing else")
    .configureHelp({
      showGlobalOptions: true,
      helpWidth: 120,
      subcommandTerm,
      styleTitle: (title) => boldAt(context)(title === 'Commands:' ? 'Verbs:' : title),
    })
    .helpOption('-h, --help', 'this help; each verb has its own, with examples')
    .helpCommand(false)
    .addHelpText('after', AFTER)
    .examples(
      ['whom to sign in as', 'people'],
      ['a world of your own whose clock is stopped', 'worlds new --id blue --frozen'],
      ['the code that has just come by SMS', 'inbox --world blue --code'],
      ['a quarter of an hour later', 'clock advance 15m --world blue'],
    )
  for (const add of VERBS) add(program, inSession(context))
  for (const verb of program.commands) if (verb.commands.length > 0) verb.usage(`${verbsOf(verb)} [options]`)
  return program
}

const AFTER = `
Times are those of Prague. SANDBOX_TOKEN is sent if it is set; a server that was started with one requires it.
Exit codes: 0 done, 1 the sandbox refused, 2 wrong usage, 3 the server cannot be reached.
In scripts: npm run --silent sandbox -- …, so that npm prints nothing of its own.`

/** `clock [freeze|run|…]`, `trigger <kind> [person]`. */
function subcommandTerm(verb: Command): string {
  const more = verb.commands.length > 0 ? [verbsOf(verb)] : verb.registeredArguments.map(showArgument)
  return [verb.name(), ...more].join(' ')
}

const verbsOf = (verb: Command) => `[${verb.commands.map((command) => command.name()).join('|')}]`

const showArgument = (argument: Argument) => (argument.required ? `<${argument.name()}>` : `[${argument.name()}]`)

function readOrigin(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new InvalidArgumentError('Write an address such as http://127.0.0.1:4010.')
}

function readWorldId(text: string): string {
  if (/^[\w-]{1,64}$/.test(text)) return text
  throw new InvalidArgumentError('A world is named by 1 to 64 letters, digits, hyphens or underscores.')
}
