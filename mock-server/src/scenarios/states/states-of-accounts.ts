import type { AdminLink } from '../../domain/state/admin-link.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { PasswordReset } from '../../domain/state/mailed-link.ts'
import { RESET_LIFE, requestReset } from '../../resources/password-reset/password-reset-link.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../../world/scenario.ts'
import { defaultScenario } from '../default/default-scenario.ts'
import { LINKS } from '../default/links-of-default.ts'
import { countingRandom } from './counting-random.ts'

const RESET_REQUEST = { username: '10000001', lang: 'cs' } as const

/** The rule itself mails the link, requested at `createdAt`; `status` is its state since then. */
const linkSent = (createdAt: number, status: PasswordReset['status'] = 'open'): ProviderStateSetup => {
  const context = { now: createdAt, random: countingRandom(), worldId: 'state' }
  const { changes } = requestReset(defaultScenario.state, RESET_REQUEST, context)
  const resetToken = changes.find(({ path }) => path[0] === 'passwordResets')?.path[1]
  if (resetToken === undefined) throw new Error(`No link was sent to ${RESET_REQUEST.username}`)
  const became: Change[] = status === 'open' ? [] : [set(['passwordResets', resetToken, 'status'], status)]
  return { changes: [...changes, ...became], values: { resetToken } }
}

/** Links to a new password, each returning its `resetToken`. */
export const statesOfAccounts: ProviderStates = {
  'a link to a new password': {
    needs: 'A mailed link to a new password, not used yet.',
    setUp: ({ now }) => linkSent(now),
  },
  'an expired link to a new password': {
    needs: 'A mailed link to a new password whose time is over.',
    setUp: ({ now }) => linkSent(now - RESET_LIFE),
  },
  'a used link to a new password': {
    needs: 'A link that has set a new password already.',
    setUp: ({ now }) => linkSent(now, 'used'),
  },
}

const admin = { personId: 'p-admin', scope: 'admin' } as const

/** A link of the default scenario, returned with its key. */
const withLink = ({ linkId, target }: AdminLink): ProviderStateSetup => ({
  person: admin,
  values: { linkId, slug: target.key },
})

/** Links made by an administrator. */
export const statesOfLinks: ProviderStates = {
  'an administrator who made links': {
    needs: 'An administrator, and an active link to a payment of 500 crowns.',
    setUp: () => withLink(LINKS.payment),
  },
  'a link that was taken back': {
    needs: 'An administrator, and a link that was taken back.',
    setUp: () => withLink(LINKS.takenBack),
  },
  'a campaign with the slug letni-beh': {
    needs: 'An administrator, and a campaign of registrations with the slug `letni-beh`.',
    // Its key is the slug of the sentence, which an administrator has chosen: no id of the provider.
    setUp: () => ({ person: admin }),
  },
}
