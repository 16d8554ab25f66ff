import { requireAnswer } from '../define-command.ts'
import { readTarget } from '../target.ts'

const UNSAID = 'Nothing says how a story begins at API_BASE: set API_STATES to the address of your provider states.'

/** Throws in plain words when a backend of one's own does not answer, or when nothing says how a story begins there. */
export async function requireTarget({ origin, api, states }: ReturnType<typeof readTarget>): Promise<void> {
  await requireAnswer('Your backend (API_BASE)', api)
  if (states !== undefined) await requireAnswer('Your state address (API_STATES)', states)
  else await requireAnswer(`${UNSAID} The control plane (SANDBOX_ORIGIN)`, origin)
}

/** Once before the scenarios run; otherwise every story would end for the same reason, each in its own words. */
export async function setup(): Promise<void> {
  const target = readTarget()
  if (!process.env.API_BASE && target.states === undefined) return
  try {
    await requireTarget(target)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
