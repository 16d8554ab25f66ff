import { type Schemas, sendToSandbox } from './client.ts'
import { readNumber } from './contract-options.ts'
import type { Verb } from './help.ts'
import { showInstant } from './instant.ts'
import type { InSession } from './session.ts'
import { formatTable } from './table.ts'

/** `events`: the coming events of the world. */
export function addEvents(program: Verb, act: InSession) {
  program
    .command('events')
    .description('what will happen in the world by itself, soonest first')
    .option('--limit <number>', 'how many at most', readNumber)
    .examples(['the next five', 'events --limit 5'], ['run the first of them now', 'clock next'])
    .action(
      act(async ({ client, world, bold }, query: { limit?: number }) => {
        const json = await sendToSandbox(client.GET('/worlds/{world}/events', { params: { path: { world }, query } }))
        return { json, text: json.events.length === 0 ? 'Nothing is due.' : formatEvents(json.events, bold) }
      }),
    )
}

export function formatEvents(events: Schemas['Events'], bold: (text: string) => string): string {
  const rows = events.map(({ at, kind, subject, summary }) => [showInstant(at), kind, subject, summary])
  return formatTable(['TIME', 'KIND', 'WHO', 'WHAT'], rows, bold)
}
