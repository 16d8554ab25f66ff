import type { TestProject } from 'vitest/node'
import { requireAnswer } from '../define-command.ts'
import { readTarget } from '../target.ts'

const STATES_MISSING = 'Set API_STATES to the address of your provider states: each scenario begins in one.'

/** Throws a readable error if the backend under test does not answer, or if its scenarios have no address to begin with. */
export async function requireTarget({ origin, api, states }: ReturnType<typeof readTarget>): Promise<void> {
  await requireAnswer('Your backend (API_BASE)', api)
  if (states !== undefined) await requireAnswer('Your state address (API_STATES)', states)
  else await requireAnswer(`${STATES_MISSING} The control plane (SANDBOX_ORIGIN)`, origin)
}

/** Runs once before the scenarios; otherwise every scenario would fail for the same reason. */
export async function setup(project: TestProject): Promise<void> {
  const target = readTarget()
  const isSandbox = !process.env.API_BASE && target.states === undefined
  if (isSandbox && !/scenarios|proxied/.test(project.name)) return
  try {
    if (isSandbox) await requireAnswer('The sandbox (SANDBOX_ORIGIN; npm start)', target.origin)
    else await requireTarget(target)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
