import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import { defaultScenario } from '../../scenarios/default/default-scenario.ts'
import { call } from '../../testing/call-handler.ts'
import { NOW } from '../../testing/people.ts'

type Schemas = components['schemas']

const { state: world } = defaultScenario
const people = world.people.values()
const families = people.flatMap((one) => (one.kind === 'recipient' ? [one.login] : []))
const donors = people.flatMap((one) => (one.kind === 'donor' ? [one] : []))

const contributionsOf = async (login: string) => {
  const { answer } = await call('getContributions', world, { as: `p-${login}` })
  return (answer as { response: Schemas['Contributions'] }).response.contributions
}
const viewsOf = async (state: WorldState, login = '2000001') => {
  const { answer } = await call('getContactViews', state, { as: `p-${login}` })
  return (answer as { response: Schemas['ContactViews'] }).response
}

/** The data that would identify a donor: number, id, name, e-mail. */
const donorsIn = (answer: unknown) => {
  const text = JSON.stringify(answer)
  const traces = donors.flatMap(({ personId, login, displayName, profile }) => [
    personId,
    login,
    displayName,
    profile.email,
  ])
  return traces.filter((trace) => trace && text.includes(trace))
}

describe('getContributions', () => {
  test.each(families)('of %s are newest first, each month once, paid in their own month', async (login) => {
    const contributions = await contributionsOf(login)
    const months = contributions.map(({ month }) => month)
    expect(months).toEqual([...new Set(months)].toSorted().toReversed())
    for (const { month, paidOn, amount } of contributions) {
      expect(paidOn.slice(0, 7)).toBe(month)
      expect(amount).toBeGreaterThan(0)
    }
  })

  test.each([
    ['2000001', 8, '2026-11'],
    ['2000005', 9, '2026-08'],
    ['2000006', 9, '2026-08'],
    ['2000007', 12, '2026-11'],
    ['2000008', 0, undefined],
  ])('%s got %i, the last for %s', async (login, count, last) => {
    const contributions = await contributionsOf(login)
    expect([contributions.length, contributions[0]?.month]).toEqual([count, last])
  })

  test.each(families)('of %s contain nothing about the donors', async (login) =>
    expect(donorsIn(await contributionsOf(login))).toEqual([]),
  )
})

describe('getContactViews', () => {
  test('returns the times, newest first, and nothing about the donors', async () => {
    const { views, total } = await viewsOf(world)
    expect(views).toEqual(['2026-11-05T16:08:00.000Z', '2026-08-26T06:15:00.000Z', '2026-06-21T17:42:00.000Z'])
    expect(total).toBe(3)
    expect(donorsIn(views)).toEqual([])
  })

  test.each([
    [500, 500],
    [501, 500],
  ])('returns of %i views the last %i and the total', async (count, shown) => {
    const logged = Array.from({ length: count }, (_, n) => {
      const viewId = `view_${n}`
      return [viewId, { viewId, donorId: 'p-10000001', viewedAt: NOW - n }] as const
    })
    const { views, total } = await viewsOf({ ...world, contactViews: { 'p-2000001': Object.fromEntries(logged) } })
    expect([views.length, views[0], total]).toEqual([shown, toIsoString(NOW), count])
  })
})

test('every donor who viewed a contact in the scenario had already given to the family', () => {
  for (const [personId, views] of Object.entries(world.contactViews))
    for (const { donorId, viewedAt } of Object.values(views)) {
      const donor = donors.find((one) => one.personId === donorId)
      const gifts = Object.values(world.payments.get(donor?.login ?? '') ?? {})
      const first = gifts.filter(({ shares }) => shares.some(({ recipientId }) => recipientId === personId))
      expect(first.some(({ distributionOn }) => Date.parse(distributionOn) < viewedAt - 3 * 24 * 60 * 60_000)).toBe(
        true,
      )
    }
})
