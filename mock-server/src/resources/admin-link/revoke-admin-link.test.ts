import { describe, expect, test } from 'vitest'
import type { AdminLink, AdminLinkTarget } from '../../domain/state/admin-link.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after as stateAfter } from '../../testing/apply.ts'
import { aDonor, aWorld, NOW } from '../../testing/people.ts'
import { aKey, openByLink } from '../../testing/requests.ts'
import { noteCampaign, openLink } from '../link/open-link.rules.ts'
import { findRatingDonor } from '../nps/nps.rules.ts'
import { linkState } from './admin-links.rules.ts'
import { revokeAdminLink } from './revoke-admin-link.rules.ts'

const link = (target: AdminLinkTarget, linkId = target.key): AdminLink => ({
  linkId,
  target,
  label: 'x',
  createdAt: NOW - 10,
  createdBy: 'p-admin',
  revokedAt: null,
})
const rating = link({ kind: 'rating', personId: 'p-10000001', key: 'nps_1' })
const edit = link({ kind: 'questionnaire-edit', requestId: 'r', key: 'edt_1' })
const payment = link({ kind: 'payment', amount: 500, variableSymbol: null, key: 'plt_1' })
const run = link({ kind: 'registration', campaign: 'Letní běh', key: 'letni-beh' }, 'run')
const editKey = aKey({ key: 'edt_1', requestId: 'r', kind: 'edit', createdAt: NOW - 10, expiresAt: NOW + 10 })
const world = aWorld([aDonor()], {
  adminLinks: Object.fromEntries([rating, edit, payment, run].map((each) => [each.linkId, each])),
  ratingLinks: { nps_1: 'p-10000001' },
  requestKeys: { edt_1: editKey },
})

const revoke = (linkId: string, state: WorldState = world, now = NOW) => {
  const { result, changes } = revokeAdminLink(state, linkId, now)
  return { result, changes, state: stateAfter(state, changes) }
}

describe('a revoked link', () => {
  test('to a rating opens no rating', () =>
    expect(findRatingDonor(revoke('nps_1').state, { emlid: 'nps_1' })).toBeNull())

  test('to a request does not open it', () =>
    expect(openByLink(revoke('edt_1').state, 'edt_1', NOW)).toEqual({ kind: 'not-found' }))

  test.each(['plt_1', 'letni-beh'])('%s is reported as revoked when opened', (key) => {
    const { state } = revoke(key === 'plt_1' ? key : 'run')
    expect(openLink(world, key).kind).toBe('good')
    expect(openLink(state, key)).toEqual({ kind: 'refused', error: 'link-revoked' })
  })

  test('is listed as revoked', () => {
    const { state, result } = revoke('edt_1')
    expect(result).toMatchObject({ kind: 'revoked', link: { revokedAt: NOW } })
    expect(linkState(state, { ...edit, revokedAt: NOW }, NOW)).toBe('revoked')
  })

  test('keeps the time of the first revocation when it is revoked again', () => {
    const first = revoke('plt_1')
    const second = revoke('plt_1', first.state, NOW + 5)
    expect(second.changes).toEqual([])
    expect(second.result).toMatchObject({ kind: 'revoked', link: { revokedAt: NOW } })
  })

  test('does not change a request that was sent through it', () => {
    const used = stateAfter(world, [
      { path: ['requestKeys', 'edt_1'], value: { ...editKey, usedAt: NOW, endedBy: 'replaced' } },
    ])
    expect(revoke('edt_1', used).state.requestKeys.edt_1?.endedBy).toBe('replaced')
  })

  test.each(['unknown', '__proto__'])('%s is not a link', (linkId) =>
    expect(revoke(linkId)).toMatchObject({ result: { kind: 'not-found' }, changes: [] }),
  )
})

describe('what a key opens', () => {
  test('is neither a rating nor a request: those have their own operations', () => {
    for (const key of ['nps_1', 'edt_1', 'unknown', '__proto__'])
      expect(openLink(world, key)).toEqual({ kind: 'refused', error: 'link-not-found' })
  })

  test('of a reused slug is the newer campaign', () => {
    const newer = { ...run, linkId: 'newer', target: { ...run.target, campaign: 'Běh 2027' } as AdminLinkTarget }
    const state = stateAfter(revoke('run').state, [{ path: ['adminLinks', 'newer'], value: newer }])
    expect(openLink(state, 'letni-beh')).toMatchObject({ kind: 'good', target: { campaign: 'Běh 2027' } })
  })
})

describe('a registration', () => {
  test('through a campaign is counted for it', () => {
    const one = stateAfter(world, noteCampaign(world, 'letni-beh', 'p-1'))
    const two = stateAfter(one, noteCampaign(one, 'letni-beh', 'p-2'))
    expect(two.campaignRegistrations).toEqual({ run: ['p-1', 'p-2'] })
  })

  test.each([null, 'unknown', 'plt_1', '__proto__'])('through %s is counted for no link', (slug) =>
    expect(noteCampaign(world, slug, 'p-1')).toEqual([]),
  )

  test('through a revoked campaign is not counted', () =>
    expect(noteCampaign(revoke('run').state, 'letni-beh', 'p-1')).toEqual([]))
})
