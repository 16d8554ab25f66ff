import { afterAll, describe, expect, test } from 'vitest'
import { signedInPerson } from '../../testing/person.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

type Donor = Awaited<ReturnType<typeof signedInPerson>>
const OLD = 'jana@example.com'
const ATTACKER = 'attacker@example.com'
const VISITOR = { authorization: '' }

const lastMessage = async (donor: Donor, to: string) => (await donor.messages()).findLast((one) => one.to === to)
const undoTokenOf = async (donor: Donor, to = OLD) =>
  /odkaz=([\w-]+)/.exec((await lastMessage(donor, to))?.text ?? '')?.[1] ?? 'none'
const logIn = (donor: Donor, username: string, password = 'andel123') =>
  donor.post('login', { username, password }, VISITOR)

/** A caller who also knows the password moves the account to another mailbox; returns the token of the new session. */
async function takeOver(donor: Donor, email = ATTACKER, headers = donor.headers) {
  const { response } = await donor.post('emailChange', { email, password: 'andel123' }, headers)
  const code = (await lastMessage(donor, email))?.code
  const confirmed = await donor.post('emailChange/verification', { changeId: response.changeId, code }, headers)
  return { ...headers, authorization: confirmed.response.token as string }
}

describe('an e-mail change', () => {
  test('is undone from the old mailbox within 72 hours: address, sessions and pending resets', async () => {
    const donor = await signedInPerson(app)
    const attacker = await takeOver(donor)
    const undoToken = await undoTokenOf(donor)
    await donor.advance('PT71H59M59.999S')
    await donor.post('passwordReset', { username: ATTACKER }, VISITOR)
    const resetToken = await undoTokenOf(donor, ATTACKER)
    const undone = await donor.post('emailChange/undo', { undoToken }, VISITOR)
    expect(undone).toMatchObject({ error_code: 200, response: { email: OLD } })
    expect(await donor.get('userProfile', attacker)).toMatchObject({ status: 401 })
    expect(await logIn(donor, ATTACKER)).toMatchObject({ error: 'user-not-found' })
    expect(await logIn(donor, OLD)).toMatchObject({ error_code: 200 })
    const reset = await donor.post('passwordReset/password', { resetToken, password: 'modrá-lampa-7' }, VISITOR)
    expect(reset).toMatchObject({ error: 'reset-link-expired' })
    expect(await donor.post('emailChange/undo', { undoToken }, VISITOR)).toMatchObject({ error: 'undo-link-used' })
  })

  test('is undone through a chain of changes, and the undo link of a later change cannot revert that', async () => {
    const donor = await signedInPerson(app)
    const first = await takeOver(donor)
    await takeOver(donor, 'second@example.com', first)
    const [ofOwner, ofAttacker] = [await undoTokenOf(donor), await undoTokenOf(donor, ATTACKER)]
    expect(await donor.post('emailChange/undo', { undoToken: ofAttacker }, VISITOR)).toMatchObject({ error_code: 200 })
    expect(await donor.post('emailChange/undo', { undoToken: ofOwner }, VISITOR)).toMatchObject({
      response: { email: OLD },
    })
    expect(await logIn(donor, OLD)).toMatchObject({ error_code: 200 })
  })
})
