import { type Command, CommanderError } from 'commander'
import { isBackwards, ONLY_FORWARD } from './duration.ts'
import { CommandProblem } from './problem.ts'
import { buildProgram } from './program.ts'
import type { CommandContext } from './session.ts'

/** Runs one command line that begins with the verb. Returns the exit code and rejects only if the command itself is broken. */
export async function runSandbox(args: readonly string[], context: CommandContext): Promise<number> {
  const program = buildProgram(context)
  let misused = program
  for (const command of withVerbs(program))
    command
      .configureOutput({
        writeOut: (text) => context.say(text.trimEnd()),
        writeErr: () => {},
        getOutHasColors: () => context.isColoured,
      })
      .exitOverride((error) => {
        misused = command
        throw error
      })
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommandProblem) {
      context.warn(error.message)
      return error.code
    }
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return 0
    context.warn(describeMisuse(error, misused))
    return 2
  }
}

const withVerbs = (command: Command): Command[] => [command, ...command.commands.flatMap(withVerbs)]

/** Commander takes the duration of `clock advance -5m` for an unknown option. */
function asDuration(message: string, command: Command): string {
  const [, flag = ''] = /unknown option '([^']*)'/.exec(message) ?? []
  return command.name() === 'advance' && isBackwards(flag) ? `error: ${ONLY_FORWARD}` : message
}

/** The error, the correct line, and where to read more. */
function describeMisuse({ code, message }: CommanderError, command: Command): string {
  // Without the other name of the verb, which a shell would take for a pipe.
  const line = command
    .createHelp()
    .commandUsage(command)
    .replace(/(?<= \w+)\|\w+/, '')
  // Only options and no verb.
  const problem = code === 'commander.help' ? 'error: name a verb' : asDuration(message, command)
  return `${problem}\n\nUsage: ${line}\nMore:  ${line.replace(/ [[<].*/, '')} --help`
}
