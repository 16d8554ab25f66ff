import type { Lang } from '../domain/letters/wording.ts'
import type { Donor } from '../domain/state/donor.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { sendEmailCode } from '../resources/email-change/email-change-code.rules.ts'
import { after } from './apply.ts'
import { aDonor, aWorld, fixedRandom, NOW } from './people.ts'

const random = fixedRandom()
export const NEW = 'nova@example.com'
const karel = aDonor({ personId: 'p-10000003', login: '10000003', profile: { ...aDonor().profile, email: null } })
const firma = aDonor({
  personId: 'p-10000002',
  login: '10000002',
  profile: { ...aDonor().profile, email: 'firma@example.com' },
})
/** Jana, a company, and Karel, who has no e-mail. */
export const world = aWorld([aDonor(), firma, karel])
export const donorIn = (state: WorldState, personId = 'p-10000001') => state.people.get(personId) as Donor

type Given = { now?: number; who?: string; lang?: Lang; fits?: boolean }

/** Requests a code for a new e-mail; `fits` says whether the password was correct. */
export const requestChange = (
  state: WorldState,
  email = NEW,
  { now = NOW, who = 'p-10000001', lang = 'cs', fits = true }: Given = {},
) => {
  const { result, changes } = sendEmailCode(
    state,
    donorIn(state, who),
    { email, lang, check: { fits, comparedHash: state.credentials.get(who)?.passwordHash ?? null } },
    { now, random, worldId: 'w' },
  )
  return { result, state: after(state, changes), changeId: result.kind === 'sent' ? result.changeId : '' }
}
