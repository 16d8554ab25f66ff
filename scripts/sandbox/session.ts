import { styleText } from 'node:util'
import type { Command } from 'commander'
import { closest, distance } from 'fastest-levenshtein'
import { openClient, type SandboxClient } from './client.ts'
import { CommandProblem } from './problem.ts'

/** The output of the command: a terminal, a pipe, or a test. Each text is a complete line or block without its last line break. */
export type CommandContext = {
  say: (text: string) => void
  warn: (text: string) => void
  isColoured: boolean
  /** From its first use, Ctrl+C aborts this signal instead of ending the process. */
  interruption: () => AbortSignal
}

/** The context of a verb. */
export type CommandSession = {
  client: SandboxClient
  /** The address of the server, without a trailing slash. */
  origin: string
  world: string
  isJson: boolean
  context: CommandContext
  /** Formats headings; plain without colours. */
  bold: (text: string) => string
}

/** The result of a verb: the control plane's answer unchanged (undefined for an empty one), and the same as a text. */
export type Printed = {
  json: unknown
  text: string
  /** Printed after the answer; the command ends with code 1. */
  problem?: string
}

/**
 * Creates the action of a verb: `work` gets the session, then the verb's arguments and its options. It returns undefined if it has printed
 * everything itself.
 */
export type InSession = ReturnType<typeof inSession>

export const inSession =
  (context: CommandContext) =>
  <Given extends unknown[]>(work: (session: CommandSession, ...given: Given) => Promise<Printed | undefined>) =>
  async (...given: unknown[]): Promise<void> => {
    // Commander passes the command itself as the last argument.
    const command = given.at(-1) as Command
    refuseUnknownVerb(command)
    const { url: origin, world, json: isJson = false } = command.optsWithGlobals<Globals>()
    const session = { client: openClient(origin), origin, world, isJson, context, bold: boldAt(context) }
    const shown = await work(session, ...(given.slice(0, -1) as Given))
    if (!shown) return
    const { json, text, problem } = shown
    if (!isJson && text !== '') context.say(text)
    if (isJson && json !== undefined) context.say(JSON.stringify(json, null, 2))
    if (problem !== undefined) throw new CommandProblem(1, problem)
  }

export const boldAt =
  ({ isColoured }: CommandContext) =>
  (text: string): string =>
    isColoured ? styleText('bold', text, { validateStream: false }) : text

type Globals = { url: string; world: string; json?: boolean }

/** `clock` alone shows the clock, so commander would treat `clock frezze` as one argument too many and suggest nothing. */
function refuseUnknownVerb(command: Command) {
  const [word] = command.args
  if (word === undefined || command.commands.length === 0) return
  command.error(
    describeUnknownVerb(
      word,
      command.commands.map((verb) => verb.name()),
    ),
  )
}

/** Returns the known value that resembles the given one most; undefined if none does. */
export function nearestTo(word: string, known: readonly string[]): string | undefined {
  const nearest = closest(word, known)
  return distance(word, nearest) <= Math.max(1, Math.floor(nearest.length * 0.6)) ? nearest : undefined
}

/** Uses the text of commander's own message; a value that resembles none gets the list instead of a suggestion. */
function describeUnknownVerb(word: string, known: readonly string[]): string {
  const nearest = nearestTo(word, known)
  return `error: unknown command '${word}'\n(${nearest === undefined ? `There are ${known.join(', ')}` : `Did you mean ${nearest}?`})`
}
