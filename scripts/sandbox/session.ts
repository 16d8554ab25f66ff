import { styleText } from 'node:util'
import type { Command } from 'commander'
import { openClient, type SandboxClient } from './client.ts'
import { describeUnknownVerb } from './nearest.ts'
import { Problem } from './problem.ts'

/** Where the command speaks: a terminal, a pipe, or a test. Each text is a whole line or block without its last line break. */
export type Desk = {
  say: (text: string) => void
  warn: (text: string) => void
  isColoured: boolean
  /** From the first time it is asked for, Ctrl+C aborts it instead of ending the process. */
  interruption: () => AbortSignal
}

/** What a verb works with. */
export type Session = {
  client: SandboxClient
  /** Of the server, without a slash at the end. */
  origin: string
  world: string
  isJson: boolean
  desk: Desk
  /** For headings; plain where there are no colours. */
  bold: (text: string) => string
}

/** What a verb found: the control plane's answer as it came (undefined for an empty one), and the same for people. */
export type Shown = {
  json: unknown
  text: string
  /** Said after the answer; the command ends with code 1. */
  problem?: string
}

/**
 * Makes the action of a verb: `work` gets the session, then the verb's arguments and its options. Undefined means that it has said
 * everything by itself.
 */
export type InSession = ReturnType<typeof inSession>

export const inSession =
  (desk: Desk) =>
  <Given extends unknown[]>(work: (session: Session, ...given: Given) => Promise<Shown | undefined>) =>
  async (...given: unknown[]): Promise<void> => {
    // Commander hands the command itself in last.
    const command = given.at(-1) as Command
    refuseUnknownVerb(command)
    const { url: origin, world, json: isJson = false } = command.optsWithGlobals<Globals>()
    const session = { client: openClient(origin), origin, world, isJson, desk, bold: boldAt(desk) }
    const shown = await work(session, ...(given.slice(0, -1) as Given))
    if (!shown) return
    const { json, text, problem } = shown
    if (!isJson && text !== '') desk.say(text)
    if (isJson && json !== undefined) desk.say(JSON.stringify(json, null, 2))
    if (problem !== undefined) throw new Problem(1, problem)
  }

export const boldAt =
  ({ isColoured }: Desk) =>
  (text: string): string =>
    isColoured ? styleText('bold', text, { validateStream: false }) : text

type Globals = { url: string; world: string; json?: boolean }

/** `clock` alone shows the clock, so commander takes the word of `clock frezze` for an argument too many and suggests nothing. */
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
