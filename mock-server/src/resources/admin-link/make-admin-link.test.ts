import { describe, expect, test } from 'vitest'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { aDonor, aRecipient, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { aSentRequest, openByLink } from '../../testing/requests.ts'
import { findRatingDonor } from '../nps/nps.rules.ts'
import { linkExpiresAt, linkPath, linkRegistrations, linkState, newestLinks } from './admin-links.rules.ts'
import { type AdminLinkInput, makeAdminLink } from './make-admin-link.rules.ts'

const WEEK = 168 * 60 * 60_000
const request = aSentRequest({
  answers: {},
  files: [],
  receiptNumber: 'Z-2026-0012',
  startedAt: NOW - 2,
  sentAt: NOW - 1,
})
const world = aWorld([aDonor(), aRecipient()], { helpRequests: { 'request-1': request } })
const random = fixedRandom()

const make = (input: AdminLinkInput, state: WorldState = world, now = NOW) => {
  const { result, changes } = makeAdminLink(state, input, { by: 'p-admin', now, random, worldId: 'w' })
  return { result, changes, state: after(state, changes) }
}
const linkOf = ({ result }: ReturnType<typeof make>) => {
  if (result.kind !== 'made') throw new Error(result.kind)
  return result.link
}
const campaign = { kind: 'registration', campaign: 'Letní běh', slug: 'letni-beh' } as const
const edit = { kind: 'questionnaire-edit', receiptNumber: 'Z-2026-0012', note: 'Chybí zpráva lékaře.' } as const

test('a new link has its author and time and is not revoked', () =>
  expect(linkOf(make(campaign))).toMatchObject({ createdBy: 'p-admin', createdAt: NOW, revokedAt: null }))

describe('a rating link', () => {
  test('is for the donor of the number and valid until it is revoked', () => {
    const made = make({ kind: 'rating', angelNumber: '10000001' })
    const link = linkOf(made)
    expect(link.label).toBe('10000001, Jana Nováková')
    expect(linkPath(link.target)).toBe(`/muj-ucet/nps?emlid=${link.target.key}`)
    expect(findRatingDonor(made.state, { emlid: link.target.key })?.login).toBe('10000001')
    expect([linkState(made.state, link, NOW + 100 * WEEK), linkExpiresAt(made.state, link)]).toEqual(['active', null])
  })

  test('cannot be guessed: each has its own key with twenty random letters', () => {
    const keys = [1, 2].map(() => linkOf(make({ kind: 'rating', angelNumber: '10000001' })).target.key)
    expect(new Set(keys).size).toBe(2)
    for (const key of keys) expect(key).toMatch(/^nps_[a-z0-9]+_[a-z0-9]{20}$/)
  })

  test.each(['99999999', '2000001', '11111111', 'jana@example.com', '__proto__'])(
    'is not created for %s',
    (angelNumber) => {
      const { result, changes } = make({ kind: 'rating', angelNumber })
      expect([result, changes]).toEqual([{ kind: 'subject-unknown', field: 'angelNumber' }, []])
    },
  )

  test('has a label of at most 100 characters, however long the name', () => {
    const long = aWorld([aDonor({ displayName: 'Ž'.repeat(100) })])
    const { label } = linkOf(make({ kind: 'rating', angelNumber: '10000001' }, long))
    expect([Array.from(label).length, label.endsWith('Ž…')]).toEqual([100, true])
  })
})

describe('an edit link', () => {
  test('opens the request for exactly seven days, without a remark', () => {
    const made = make(edit)
    const link = linkOf(made)
    const open = (now: number) => openByLink(made.state, link.target.key, now).kind
    expect([open(NOW), open(NOW + WEEK - 1), open(NOW + WEEK)]).toEqual(['open', 'open', 'expired'])
    expect([linkState(made.state, link, NOW + WEEK - 1), linkState(made.state, link, NOW + WEEK)]).toEqual([
      'active',
      'expired',
    ])
    expect(linkExpiresAt(made.state, link)).toBe(NOW + WEEK)
    expect(made.state.helpRequests['request-1']).toMatchObject({ state: 'returned', remarks: [], note: edit.note })
    expect([link.label, linkPath(link.target)]).toEqual([
      'Žádost Z-2026-0012',
      `/dotaznik-editace?odkaz=${link.target.key}`,
    ])
  })

  test("is sent to the family by letter, and removes the foundation's earlier remarks", () => {
    const returnedRequest = { ...request, state: 'returned', remarks: [{ itemId: 'a', text: 'x' }], note: 'y' } as const
    const { state, ...made } = make(edit, aWorld([], { helpRequests: { 'request-1': returnedRequest } }))
    const { key } = linkOf({ ...made, state }).target
    expect(state.messages.map(({ link }) => link)).toEqual([`/dotaznik-editace?odkaz=${key}`])
    expect(state.messages[0]?.text.split('\n\n')).toContain('Vzkaz od nás: Chybí zpráva lékaře.')
    expect(state.helpRequests['request-1']).toMatchObject({ state: 'returned', remarks: [], note: edit.note })
  })

  test('ends the older one of the same request', () => {
    const first = make(edit)
    const second = make(edit, first.state, NOW + 1)
    expect(openByLink(second.state, linkOf(first).target.key, NOW + 1).kind).toBe('expired')
    expect(openByLink(second.state, linkOf(second).target.key, NOW + 1).kind).toBe('open')
    expect(linkState(second.state, linkOf(first), NOW + 1)).toBe('expired')
  })

  test('is used up once the request was sent through it', () => {
    const made = make(edit)
    const link = linkOf(made)
    const sent = after(made.state, [{ path: ['requestKeys', link.target.key, 'usedAt'], value: NOW + 5 }])
    expect(linkState(sent, link, NOW + 2 * WEEK)).toBe('used')
  })

  test.each(['started', 'approved', 'rejected'] as const)('is not created for a request that is %s', (state) => {
    const closed = aWorld([], { helpRequests: { 'request-1': { ...request, state } } })
    expect(make(edit, closed).result).toEqual({ kind: 'subject-unknown', field: 'receiptNumber' })
  })

  test('is not created for an unknown request number', () =>
    expect(make({ ...edit, receiptNumber: 'Z-2026-9999' }).result.kind).toBe('subject-unknown'))
})

describe('a registration link', () => {
  test('has the slug of its campaign and counts from zero', () => {
    const { state, ...made } = make({ ...campaign, campaign: ' Letní be\u030ch ' })
    const link = linkOf({ ...made, state })
    expect([link.label, linkPath(link.target)]).toEqual(['Letní běh', '/registrace?kampan=letni-beh'])
    expect(linkRegistrations(state, link)).toBe(0)
  })

  test('has a unique slug until the campaign with it is revoked', () => {
    const first = make(campaign)
    expect(make({ ...campaign, campaign: 'Jiný běh' }, first.state).result).toEqual({ kind: 'slug-taken' })
    const path = ['adminLinks', linkOf(first).linkId, 'revokedAt']
    expect(make(campaign, after(first.state, [{ path, value: NOW }])).result.kind).toBe('made')
  })
})

describe('a payment link', () => {
  test.each([
    ['10000001', '500\u00a0Kč, 10000001'],
    ['11111111', '500\u00a0Kč, anonymní dar'],
    [null, '500\u00a0Kč, bez variabilního symbolu'],
  ])('with the symbol %s has the label „%s“', (variableSymbol, label) => {
    const link = linkOf(make({ kind: 'payment', amount: 500, variableSymbol }))
    expect([link.label, link.target]).toMatchObject([label, { amount: 500, variableSymbol }])
    expect(linkPath(link.target)).toBe(`/jak-pomahat?odkaz=${link.target.key}`)
  })

  test.each(['99999999', '2000001'])("is not created for %s, which is not a donor's number", (variableSymbol) =>
    expect(make({ kind: 'payment', amount: 500, variableSymbol }).result).toEqual({
      kind: 'subject-unknown',
      field: 'variableSymbol',
    }),
  )
})

test('the list of links begins with the newest and has 200 at most', () => {
  const adminLinks = Object.fromEntries(
    Array.from({ length: 201 }, (_, n) => [`l${n}`, { ...linkOf(make(campaign)), linkId: `l${n}`, createdAt: n }]),
  )
  const listed = newestLinks(aWorld([], { adminLinks }))
  expect([listed.length, listed[0]?.linkId, listed.at(-1)?.linkId]).toEqual([200, 'l200', 'l1'])
})
