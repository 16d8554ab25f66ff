import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import type { ScenarioCaller } from './caller.ts'
import { signInRecipient } from './recipient.ts'
import { openWorld } from './world.ts'

type Schemas = components['schemas']

const contributionsOf = async (family: ScenarioCaller) =>
  ((await family.get('/contributions')).response as Schemas['Contributions']).contributions
const viewsOf = async (family: ScenarioCaller) =>
  (await family.get('/contactViews')).response as Schemas['ContactViews']

describe('contributions of a family', () => {
  test('have a new month on top once December is paid out at 9:00, and not a second earlier', async () => {
    await using world = await openWorld({ frozen: true })
    expect((await contributionsOf(await signInRecipient(world)))[0]?.month).toBe('2026-11')
    await world.advance('P20DT22H59M59S')
    expect((await contributionsOf(await signInRecipient(world)))[0]?.month).toBe('2026-11')
    await world.advance('PT1S')
    const petra = await signInRecipient(world)
    expect((await contributionsOf(petra))[0]).toEqual({ month: '2026-12', amount: 8_400, paidOn: '2026-12-01' })
  })
})

describe('the contact of a family', () => {
  test('seen by a donor is shown to the family at once, with the time but without the donor', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const before = await viewsOf(petra)
    const jana = await world.signIn('10000001')
    expect(await jana.post('/families/fam-k7p2/contact', { agreement: true })).toMatchObject({ error_code: 200 })
    const after = await viewsOf(petra)
    expect(after).toEqual({ views: ['2026-11-10T09:00:00.000Z', ...before.views], total: before.total + 1 })
    expect(JSON.stringify(after)).not.toMatch(/10000001|Jana|Novákov/)
  })
})
