import { afterAll, describe, expect, test } from 'vitest'
import { familyOf } from '../../testing/family.ts'
import { REASON, SISTER } from '../../testing/family-inputs.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

type Family = Awaited<ReturnType<typeof familyOf>>
type Member = { readonly Id: string; readonly Name: string }
const namesIn = async (family: Family) => (await family.record()).FamilyMembers.map(({ Name }: Member) => Name)

describe('the removal of a family member', () => {
  const requested = async () => {
    const family = await familyOf(app)
    const answer = await family.post('familyMembers/member-4/removal', REASON, 'one-intent-1')
    return { family, answer }
  }

  test('leaves the member visible with the reason until the foundation has processed it', async () => {
    const { family, answer } = await requested()
    expect(answer.response.profile_full.Recipient.FamilyMembers[3]).toMatchObject({
      Id: 'member-4',
      Removal: { RequestedAt: '2026-11-10T09:00:00.000Z', Reason: REASON.reason },
    })
    await family.advance('P2DT23H59M59.999S')
    const later = async () => namesIn(await familyOf(app, undefined, { id: family.world }))
    expect(await later()).toContain('Anna Svobodová')
    await family.advance('PT0.001S')
    expect(await later()).toEqual(['Petra Svobodová', 'Jiří Svoboda', 'Tomáš Svoboda'])
  })

  test('is requested once, however often the key is replayed; then the member cannot change', async () => {
    const { family, answer } = await requested()
    const again = { status: 200, error_code: 409, error: 'removal-requested' }
    expect((await family.post('familyMembers/member-4/removal', REASON, 'one-intent-1')).body).toBe(answer.body)
    expect(await family.post('familyMembers/member-4/removal', REASON)).toMatchObject(again)
    expect(await family.post('familyMembers/member-4', SISTER)).toMatchObject(again)
  })

  test('can be processed at once in the sandbox, for one member or for all', async () => {
    const { family } = await requested()
    await family.post('familyMembers/member-2/removal', REASON)
    const process = (detail = {}) => family.trigger('person-deletion-processed', detail)
    expect(await process({ memberId: 'member-2' })).toMatchObject({ ran: [{ kind: 'person-deletion-processed' }] })
    expect(await namesIn(family)).toEqual(['Petra Svobodová', 'Tomáš Svoboda', 'Anna Svobodová'])
    await process()
    expect(await namesIn(family)).toEqual(['Petra Svobodová', 'Tomáš Svoboda'])
    expect(await process()).toMatchObject({ error: 'trigger-refused' })
  })

  test('has no reason in the journal', async () => {
    const { family } = await requested()
    const journal = await family.journal('requestMemberRemoval')
    expect(journal).toContain('people.p-2000001.familyMembers')
    for (const secret of ['odstěhovala', 'Anna', 'Svobod', '2017']) expect(journal).not.toContain(secret)
  })
})
