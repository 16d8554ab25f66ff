import type { StoryFile } from './report.ts'
import { startOf } from './start.ts'
import { kindOf } from './step-kinds.ts'
import { Walk } from './walk.ts'
import { fetchWire, type Wire } from './wire.ts'

/**
 * Replays a finding over HTTP except its last step and saves a snapshot: the user of the link takes the last step. Returns the path of
 * the link. Throws if the sandbox cannot be reached.
 */
export const replay = async ({ seed, steps }: StoryFile, wire: Wire): Promise<string> => {
  const walk = new Walk(wire)
  await walk.open({ seed, scenario: startOf(seed) })
  for (const step of steps.slice(0, -1)) {
    const { isPossible, take } = kindOf(step)
    if (isPossible(walk, step.details)) await take(walk, step.details)
  }
  return (await walk.sandbox('POST', '/snapshots')).json?.link ?? ''
}

export const replayAt = (story: StoryFile, origin: string, token?: string): Promise<string> =>
  replay(story, fetchWire(origin, token))
