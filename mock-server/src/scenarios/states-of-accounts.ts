import { type Change, set } from '../domain/state/change.ts'
import type { PasswordReset } from '../domain/state/password-reset.ts'
import { RESET_LIFE, requestReset } from '../resources/password-reset/password-reset-link.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { countingRandom } from './counting-random.ts'
import { defaultScenario } from './default-scenario.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds
const ASKED = { username: '10000001', lang: 'cs' } as const

/** The rule itself mails the link, requested at `createdAt`; `status` is its state since then. */
const linkSent = (createdAt = NOW, status: PasswordReset['status'] = 'open'): ProviderStateSetup => {
  const context = { now: createdAt, random: countingRandom(), worldId: 'state' }
  const { changes } = requestReset(defaultScenario.state, ASKED, context)
  const resetToken = changes.find(({ path }) => path[0] === 'passwordResets')?.path[1]
  if (resetToken === undefined) throw new Error(`No link was sent to ${ASKED.username}`)
  const became: Change[] = status === 'open' ? [] : [set(['passwordResets', resetToken, 'status'], status)]
  return { changes: [...changes, ...became], values: { resetToken } }
}

/** Links to a new password, each returning its `resetToken`. */
export const statesOfAccounts: ProviderStates = {
  'a link to a new password': () => linkSent(),
  'an expired link to a new password': () => linkSent(NOW - RESET_LIFE),
  'a replaced link to a new password': () => linkSent(NOW, 'replaced'),
  'a used link to a new password': () => linkSent(NOW, 'used'),
}
