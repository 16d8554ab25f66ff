import { describe, expect, test } from 'vitest'
import type { Donor } from '../../domain/state/donor.ts'
import { after } from '../../testing/apply.ts'
import { aDonor, aWorld, NOW } from '../../testing/people.ts'
import { confirmPersonalData } from './consent.rules.ts'

const EARLIER = NOW - 86_400_000
const donorWith = (scope: Donor['scope'], at: number | null, email: string | null = 'jana@example.com') => {
  const { consents, profile, ...plain } = aDonor()
  return { ...plain, scope, profile: { ...profile, email }, consents: { ...consents, personalDataConfirmedAt: at } }
}

describe('confirming the processing of personal data', () => {
  test.each([
    ['opens the full account', donorWith('oou', null), 'donor', NOW],
    ['opens rating and consent to a donor without an e-mail', donorWith('oou', null, null), 'emlid', NOW],
    ['does not change a person without a valid e-mail', donorWith('emlid', null, null), 'emlid', NOW],
    ['keeps the first time of a full account', donorWith('donor', EARLIER), 'donor', EARLIER],
    ['keeps the first time of a person who must still confirm', donorWith('oou', EARLIER), 'donor', EARLIER],
  ] as const)('%s', (_, donor, scope, confirmedAt) => {
    const { result, changes } = confirmPersonalData(aWorld([donor]), donor, NOW)
    expect(result).toMatchObject({ scope, confirmedAt, consents: { personalDataConfirmedAt: confirmedAt } })
    expect(after(aWorld([donor]), changes).people.get('p-10000001')).toMatchObject({ scope, consents: result.consents })
  })

  test('a second time changes nothing and keeps the time of the first consent', () => {
    const world = aWorld([])
    const first = confirmPersonalData(world, donorWith('oou', null), NOW)
    expect(confirmPersonalData(world, first.result, NOW + 1)).toMatchObject({
      changes: [],
      result: { confirmedAt: NOW },
    })
  })
})
