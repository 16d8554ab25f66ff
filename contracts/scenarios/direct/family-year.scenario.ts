import { expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import type { Caller, ScenarioUpload } from '../caller.ts'
import { recordOf } from '../family-record.ts'
import { linkTo } from '../letters.ts'
import { signInRecipient } from '../recipient.ts'
import { openWorld, type ScenarioWorld } from '../world.ts'
import { BORN, fixReturnedRequest, MAIL, paper, renew, renewalOf, sendHelpRequest, statusesOf } from './family-steps.ts'
import { PIXEL } from './pixel.ts'

type Schemas = components['schemas']
const ACCOUNT = { prefix: '', number: '2000137313', bankCode: '0800' }
const photo: ScenarioUpload = {
  meta: JSON.stringify({ category: 'photo', takenMonth: 10, takenYear: 2026, description: 'Adam doma' }),
  name: 'adam.png',
  type: 'image/png',
  bytes: PIXEL,
}

const monthsOf = async (family: Caller) =>
  ((await family.get('/contributions')).response as Schemas['Contributions']).contributions.map(({ month }) => month)
const newestLetter = async (world: ScenarioWorld) => (await world.messages({ channel: 'email', to: MAIL })).at(-1)

test('the year of a family, from its request for help to the last contribution', async () => {
  await using world = await openWorld({ frozen: true })
  const request = await sendHelpRequest(world)

  // Returned for one answer, and approved once it is corrected.
  await world.advance('P2D')
  const remark = { itemId: 'diagnosis', text: 'Opište ji prosím z lékařské zprávy.' }
  await world.trigger({ kind: 'request-decided', request, decision: 'return', remarks: [remark] })
  await world.advance('P1D')
  await fixReturnedRequest(world, remark)
  await world.trigger({ kind: 'request-decided', request, decision: 'approve' })
  const personalNumber = /\b2\d{6}\b/.exec((await newestLetter(world))?.text ?? '')?.[0] ?? ''
  const signIn = () => signInRecipient(world, { personalNumber, birthDate: BORN })

  // First steps of a new family: the account and a photo.
  const lenka = await signIn()
  expect(await statusesOf(lenka)).toEqual([1, 0, 1])
  const record = await recordOf(lenka)
  const data = {
    patient: { firstName: 'Adam', lastName: 'Doležal', birthMonth: 5, birthYear: 2018 },
    account: ACCOUNT,
    housingType: record.HousingType,
    householdMembers: record.HouseholdMembers,
    informativeConsent: record.InformativeConsent,
    lifeStory: 'Adam má rád vlaky.',
  }
  expect(await lenka.post('/recipientData', data)).toMatchObject({ error_code: 200 })
  expect(await lenka.upload([photo], { path: '/recipientPhotos' })).toMatchObject({ error_code: 200 })
  expect(await lenka.get('/renewal')).toMatchObject({ error: 'renewal-not-open' })
  await world.trigger({ kind: 'request-status', person: personalNumber, status: 'ok' })

  // Helped since December; the renewal opens in the spring.
  await world.advance('P4M')
  await world.trigger({ kind: 'renewal-opened', person: personalNumber, version: 2 })
  const inSpring = await signIn()
  expect(await monthsOf(inSpring)).toEqual(['2027-03', '2027-02', '2027-01', '2026-12'])
  expect(await statusesOf(inSpring)).toEqual([9, 1, 1])
  expect(await renewalOf(inSpring)).toMatchObject({ version: 2, state: 'open', due: '2027-04-13' })
  await renew(inSpring, 2027)

  // A newer report is missing: it is handed over, and the help continues.
  await world.trigger({
    kind: 'renewal-decided',
    person: personalNumber,
    decision: 'return',
    documents: ['medical-report'],
  })
  expect(await statusesOf(inSpring)).toEqual([2, 0, 1])
  expect((await recordOf(inSpring)).MissingDocuments).toMatchObject([{ Type: 'medical-report', Due: '2027-04-10' }])
  expect((await linkTo(world, MAIL)).pathname).toBe('/prijemce/dokumenty')
  const report = paper('document', { documentType: 'medical-report', issuedOn: '2027-03-10' })
  expect(await inSpring.upload([report], { path: '/recipientDocuments' })).toMatchObject({ error_code: 200 })
  expect((await recordOf(inSpring)).MissingDocuments).toEqual([])
  expect(await renewalOf(inSpring)).toMatchObject({ state: 'sent', request: { kind: 'generic' } })
  await world.trigger({ kind: 'renewal-decided', person: personalNumber, decision: 'approve' })
  expect(await statusesOf(inSpring)).toEqual([6, 0, 1])
  expect(await recordOf(inSpring)).toMatchObject({ RenewalDate: '2028-03-13', NextPayoutDate: '2027-04-01' })

  // A year on, treatment has ended: a last contribution, and none after it.
  await world.advance('P1M')
  expect((await monthsOf(await signIn()))[0]).toBe('2027-04')
  await world.trigger({ kind: 'renewal-opened', person: personalNumber })
  const atLast = await signIn()
  await renew(atLast, 2027)
  await world.trigger({ kind: 'renewal-decided', person: personalNumber, decision: 'reject' })
  expect(await statusesOf(atLast)).toEqual([5, 0, 1])
  expect(await recordOf(atLast)).toMatchObject({ LastContributionMonth: '2027-05-01', NextPayoutDate: '2027-05-03' })
  await world.advance('P2M')
  const after = await signIn()
  expect((await monthsOf(after))[0]).toBe('2027-05')
  expect((await recordOf(after)).NextPayoutDate).toBeNull()
})
