import { requireAnswer } from '../exit.ts'
import { readTarget } from '../target.ts'

const UNSAID = 'Nothing says how a story begins at API_BASE: set API_STATES to the address of your provider states.'

/**
 * Once before the scenarios run: that a backend of one's own answers, and that it is said how a story begins there. Otherwise every
 * story would end for the same reason, each in its own words.
 */
export async function setup(): Promise<void> {
  const { origin, api, states } = readTarget()
  if (!process.env.API_BASE && states === undefined) return
  try {
    await requireAnswer('Your backend (API_BASE)', api)
    if (states !== undefined) await requireAnswer('Your state address (API_STATES)', states)
    else await requireAnswer(`${UNSAID} The control plane (SANDBOX_ORIGIN)`, origin)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
