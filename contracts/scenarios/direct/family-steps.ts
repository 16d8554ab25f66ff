import { expect } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import type { Caller, ScenarioUpload } from '../caller.ts'
import { fillIn } from '../fill-in.ts'
import { linkTo, openMailedLink } from '../letters.ts'
import type { ScenarioWorld } from '../world.ts'

type Schemas = components['schemas']
export const MAIL = 'dolezalovi@example.com'
export const BORN = '1988-09-23'
const WHO = {
  'patient-first-name': 'Adam',
  'patient-last-name': 'Doležal',
  'patient-birth': '2018-05-14',
  'contact-first-name': 'Lenka',
  'contact-last-name': 'Doležalová',
  'contact-birth': BORN,
  'contact-email': MAIL,
}
export const paper = (category: string, meta: object): ScenarioUpload => ({
  meta: JSON.stringify({ category, ...meta }),
  name: 'zpráva.pdf',
  type: 'application/pdf',
  bytes: '%PDF-1.4\n%%EOF\n',
})
/** Ids of the three statuses: of the request, of the renewal, of the help. */
export const statusesOf = async (family: Caller) => {
  const { profile_full: full } = (await family.get('/userProfile')).response as { profile_full: Schemas['FullUser'] }
  return [full.RecipientStatusOfRequest?.Id, full.RecipientRequestStatus?.Id, full.RecipientStatus?.Id]
}
export const renewalOf = async (family: Caller) => (await family.get('/renewal')).response as Schemas['Renewal']

/** Starts a request, adds a file and sends it; returns the receipt number. */
export async function sendHelpRequest(world: ScenarioWorld): Promise<string> {
  const visitor = world.visitor()
  const started = await visitor.post('/helpRequests', { variant: 'oncological' }, { key: 'year-request-0001' })
  const { requestKey, request } = started.response as Schemas['HelpRequestStarted']
  const at = `/helpRequests/${requestKey}`
  await visitor.upload([paper('request', { purpose: 'medical-report', issuedOn: '2026-11-02' })], {
    path: `${at}/files`,
  })
  const answers = fillIn(request.form, WHO)
  const sent = await visitor.post(`${at}/submission`, { formId: request.form.formId, answers })
  expect(sent).toMatchObject({
    error_code: 200,
    response: { receiptNumber: expect.stringMatching(/^Z-2026-/) as unknown },
  })
  return (sent.response as Schemas['RequestReceipt']).receiptNumber
}

/** Opens the link of the letter, corrects the item that the foundation remarked, and sends the request again. */
export async function fixReturnedRequest(
  world: ScenarioWorld,
  remark: { itemId: string; text: string },
): Promise<void> {
  const visitor = world.visitor()
  const linkKey = (await linkTo(world, MAIL)).searchParams.get('odkaz') ?? ''
  const key = await openMailedLink(world, { kind: 'help-request', linkKey })
  const { form, answers, ...returned } = (await visitor.get(`/helpRequests/${key}`)).response as Schemas['HelpRequest']
  expect(returned).toMatchObject({ state: 'returned', remarks: [remark], files: { files: [{}] } })
  const corrected = { formId: form.formId, answers: { ...answers, [remark.itemId]: 'Akutní lymfoblastická leukemie' } }
  expect(await visitor.post(`/helpRequests/${key}/submission`, corrected)).toMatchObject({ error_code: 200 })
  expect(await visitor.get(`/helpRequests/${key}`)).toMatchObject({ error: 'request-already-sent' })
}

/** Sends the open renewal, whatever its version. */
export async function renew(family: Caller, year: number): Promise<void> {
  const { form } = await renewalOf(family)
  await family.upload([paper('form', { purpose: 'medical-report', issuedOn: `${year}-03-01` })], {
    path: '/renewal/files',
  })
  const request = form
    ? { kind: 'generic', formId: form.formId, answers: fillIn(form) }
    : { kind: 'financial', ...FINANCIAL }
  const sent = await family.post('/renewal', { ...request, handedOtherwise: ['income-confirmation'] })
  expect(sent).toMatchObject({
    response: { receipt: { receiptNumber: expect.stringContaining(`O-${year}-`) as unknown } },
  })
  expect(await statusesOf(family)).toEqual([7, 2, 1])
}
const NO_INCOME = { wages: 0, business: 0, sickness: 0, pension: 0, parental: 0, benefits: 0, alimony: 0, other: 0 }
const FINANCIAL = {
  householdMembers: 4,
  incomes: { ...NO_INCOME, 'care-allowance': 14_000 },
  expenses: { housing: 9_000, energy: 0, food: 4_000, treatment: 0, travel: 0, school: 0, loans: 0, other: 0 },
  treatment: { status: 201, endsOn: '2026-10-01' },
  contributionUse: 'Cesty do nemocnice.',
  declarations: { isTrue: true, willReport: true, agreesToProcessing: true },
}
