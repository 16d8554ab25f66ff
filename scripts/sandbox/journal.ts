import { EventSourceParserStream } from 'eventsource-parser/stream'
import { type Schemas, sendToSandbox } from './client.ts'
import type { Verb } from './help.ts'
import { isBy } from './journal-call.ts'
import { formatEntry } from './journal-entry.ts'
import { CommandProblem } from './problem.ts'
import type { CommandSession, InSession } from './session.ts'

/** Yields each new entry as the JSON that was sent; ends with Ctrl+C. Throws `Problem` 3 when the server stops. */
async function* followJournal(
  { client, world, context, origin }: CommandSession,
  query: { operationId?: string; after?: string },
): AsyncGenerator<string, void> {
  const signal = context.interruption()
  const request = {
    params: { path: { world }, query },
    headers: { accept: 'text/event-stream' },
    parseAs: 'stream' as const,
    signal,
  }
  try {
    const stream = await sendToSandbox(client.GET('/worlds/{world}/journal', request))
    if (!stream) return
    for await (const { data } of stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()))
      yield data
  } catch (error) {
    if (signal.aborted) return
    throw error instanceof TypeError ? ended(origin) : error
  }
  if (!signal.aborted) throw ended(origin)
}

const ended = (origin: string) => new CommandProblem(3, `The server at ${origin} has closed the connection.`)

type Entry = Schemas['JournalEntry']
type Options = { operation?: string; after?: string; person?: string; calls?: boolean; follow?: boolean }

const MASKED = `
Prints the first changed values of each entry, with times of Prague; --json has all of them as stored.
Each names the rule that decided: "rule 9.1" is in docs/rules.md, and on the server at /sandbox/rules#9.1.
With --calls each entry shows its request and response too: amounts and texts of the invented people are shown, secrets, names,
contacts and the answers in forms are not.
Personal data and secrets are masked (•••) in the journal (rules 19.6, 19.19).`

/** `journal`: each call with its outcome, the rule that decided and its changes; or live with --follow. */
export function addJournal(program: Verb, act: InSession) {
  program
    .command('journal')
    .description('what was called in the world, how it ended, by which rule, and what changed')
    .option('--operation <name>', 'only this one, such as saveNps')
    .option('--after <id>', 'only after this entry, such as j-1')
    .option('--person <id>', 'only calls of this person, such as p-10000001 or 10000001')
    .option('--calls', 'also what was sent and returned, by whom and how long it took')
    .option('--follow', 'print new entries until Ctrl+C; with --json one entry per line')
    .addHelpText('after', MASKED)
    .examples(
      ['what has happened', 'journal'],
      ['was it saved once?', 'journal --operation saveNps'],
      ['what did the family send?', 'journal --person 2000001 --calls'],
      ['watch while a tester clicks', 'journal --follow'],
    )
    .action(
      act(async (session, { operation, after, person, calls = false, follow }: Options) => {
        const query = {
          ...(operation !== undefined && { operationId: operation }),
          ...(after !== undefined && { after }),
        }
        const isWanted = ({ call }: Entry) => person === undefined || isBy(call, person)
        const format = (entry: Entry) => formatEntry(entry, session.bold, calls)
        if (follow) return follows(session, query, isWanted, format)
        const { client, world } = session
        const answer = await sendToSandbox(
          client.GET('/worlds/{world}/journal', { params: { path: { world }, query } }),
        )
        // An answer as text is only for clients that accept an event stream.
        const json = { entries: (answer as Schemas['Journal']).entries.filter(isWanted) }
        const text = json.entries.map(format).join('\n')
        return { json, text: text === '' ? 'Nothing has happened.' : text }
      }),
    )
}

async function follows(
  session: CommandSession,
  query: { operationId?: string; after?: string },
  isWanted: (entry: Entry) => boolean,
  format: (entry: Entry) => string,
) {
  const { context, isJson } = session
  for await (const line of followJournal(session, query)) {
    const entry = JSON.parse(line) as Entry
    if (isWanted(entry)) context.say(isJson ? line : format(entry))
  }
  return undefined
}
