import type { Schemas } from './client.ts'
import { showInstant } from './instant.ts'
import { formatPairs } from './table.ts'

/** Never closed: it opens automatically. */
export const SHARED = 'default'

/** A new world with the address to enter it. */
export function formatWorld(
  { id, name, note, scenario, now, frozen, enterUrl, apiBase, recorded, copiedAt }: Schemas['World'],
  origin: string,
) {
  const pairs = formatPairs([
    ['World', id],
    ...(name === undefined ? [] : [['Name', name] as [string, string]]),
    ...(note === undefined ? [] : [['Note', note] as [string, string]]),
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
  const life =
    (name === undefined || copiedAt !== undefined) && id !== SHARED
      ? `\nIt has no name of its own, so it is removed after a day without use; keep it: worlds name ${id} NAME`
      : ''
  return `${pairs}\n\nThe verbs act in it with --world ${id}, or after: export SANDBOX_WORLD=${id}${life}${next}`
}

/** The console of a world, at its recording. */
const consoleAddress = (origin: string, world: string) => new URL(`/sandbox/?world=${world}#recording`, origin).href
