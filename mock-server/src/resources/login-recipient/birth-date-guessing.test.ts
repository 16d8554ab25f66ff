import { afterAll, describe, expect, test } from 'vitest'
import { changesInJournal } from '../../testing/changes-in-journal.ts'
import { makeApp, openWorld } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
const KNOWN = '2000001'
const WRONG = '1985-04-02'

/** A caller of one world, from any address. */
async function caller() {
  const { id } = await openWorld(app)
  const post = (payload: object, remoteAddress = '10.0.0.1') =>
    app.inject({ method: 'POST', url: `/w/${id}/api/loginRecipient`, payload, remoteAddress })
  const validate = (personalNumber: string, birthDate: string, address?: string) =>
    post({ step: 'validate', personalNumber, birthDate }, address)
  const advance = (duration: string) =>
    app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: duration } })
  return { id, post, validate, advance }
}

describe('200 birth dates for one personal number (rule 5.5)', () => {
  test('do not show the number among the changes in the journal', async () => {
    const { id, validate } = await caller()
    await validate(KNOWN, WRONG)
    const journal = (await app.inject(`/sandbox/worlds/${id}/journal`)).body
    expect(changesInJournal(journal)).toContain('wrongBirthDates')
    expect(changesInJournal(journal)).not.toContain(KNOWN)
    expect(journal).not.toContain(WRONG)
  })
})

test.each(['phone-1', 'phone-2'])(
  'no code is sent to %s of 2000012, which is not offered (rule 5.3)',
  async (phoneId) => {
    const { id, post } = await caller()
    const sent = await post({ step: 'login', personalNumber: '2000012', birthDate: '1982-03-12', phoneId })
    expect(sent.json()).toEqual({ error_code: 404, error: 'phone-not-found' })
    expect((await app.inject(`/sandbox/worlds/${id}/messages`)).json().messages).toEqual([])
  },
)
