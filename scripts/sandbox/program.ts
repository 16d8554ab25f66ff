import { type Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { addClock } from './clock.ts'
import { addCoverage } from './coverage.ts'
import { addEnter } from './enter.ts'
import { addEvents } from './events.ts'
import { addFaults } from './faults.ts'
import { Verb } from './help.ts'
import { addInbox } from './inbox.ts'
import { addJournal } from './journal.ts'
import { addMagic } from './magic.ts'
import { addPeople } from './people.ts'
import { addRecord } from './record.ts'
import { boldAt, type CommandContext, inSession } from './session.ts'
import { addSnapshot } from './snapshot.ts'
import { addTrigger } from './trigger.ts'
import { addWorlds } from './worlds.ts'

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
