import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import type { ScenarioAnswer } from '../caller.ts'
import { fillIn } from '../fill-in.ts'
import { linkTo, openMailedLink } from '../letters.ts'
import { signInRecipient } from '../recipient.ts'
import { openWorld, type ScenarioWorld } from '../world.ts'

type Schemas = components['schemas']

const EMAIL = 'rodina@example.com'
const BIRTH = '1988-09-23'
const DIAGNOSIS = 'Akutní lymfoblastická leukemie'
const own = { 'contact-birth': BIRTH, 'contact-email': EMAIL }
const report = {
  meta: '{"category":"request","purpose":"medical-report","issuedOn":"2026-11-02"}',
  name: 'zpráva.pdf',
  bytes: '%PDF-1.4\n',
}

/** Started, with a medical report; not sent yet. */
async function started(world: ScenarioWorld, variant: string) {
  const visitor = world.visitor()
  const { response } = await visitor.post('/helpRequest', { variant })
  const { accessKey, request } = response as Schemas['HelpRequestStarted']
  await visitor.upload([report], { path: '/helpRequest/files', accessKey })
  const send = () => submit(world, accessKey, { form: request.form, answers: own })
  return { accessKey, send }
}

function submit(
  world: ScenarioWorld,
  accessKey: string,
  { form, answers }: { form: Schemas['FormDefinition']; answers: Schemas['FormAnswers'] },
): Promise<ScenarioAnswer> {
  const body = { formId: form.formId, answers: fillIn(form, answers) }
  return world.visitor().post('/helpRequest/submission', body, { accessKey })
}

const receiptOf = ({ response }: ScenarioAnswer) => response as Schemas['RequestReceipt']
const read = (world: ScenarioWorld, accessKey: string) => world.visitor().get('/helpRequest', { accessKey })

async function editKey(world: ScenarioWorld): Promise<string> {
  const { pathname, searchParams } = await linkTo(world, EMAIL)
  expect(pathname).toBe('/dotaznik-editace')
  return openMailedLink(world, { kind: 'help-request', linkKey: searchParams.get('odkaz') ?? '' })
}

describe.each(['oncological', 'other'])('a family with an illness that is %s', (variant) => {
  test('sends a request, corrects it after its return, is approved and signs in with a code', async () => {
    await using world = await openWorld({ frozen: true })
    const { accessKey, send } = await started(world, variant)
    const { receiptNumber, answerBy } = receiptOf(await send())
    expect(answerBy).toBe('2026-11-25')
    expect((await world.messages({ to: EMAIL })).at(-1)?.text).toContain(receiptNumber)

    const remarks = [{ itemId: 'diagnosis', text: 'Opište prosím diagnózu celou.' }]
    await world.trigger({
      kind: 'request-decided',
      request: receiptNumber,
      decision: 'return',
      remarks,
      note: 'Děkujeme.',
    })
    const key = await editKey(world)
    const returned = (await read(world, key)).response as Schemas['HelpRequest']
    expect(returned).toMatchObject({
      state: 'returned',
      remarks,
      receiptNumber,
      expiresAt: '2026-11-17T09:00:00.000Z',
    })
    expect(await read(world, accessKey)).toMatchObject({ error_code: 409, error: 'request-already-sent' })

    const answers = { ...returned.answers, diagnosis: DIAGNOSIS }
    expect(receiptOf(await submit(world, key, { form: returned.form, answers })).receiptNumber).toBe(receiptNumber)
    expect(await read(world, key)).toMatchObject({ error: 'request-already-sent', receiptNumber })

    await world.trigger({ kind: 'request-decided', request: receiptNumber, decision: 'approve' })
    expect((await linkTo(world, EMAIL)).pathname).toBe('/prijemce/prihlaseni')
    const personalNumber = /\b2\d{6}\b/.exec((await world.messages({ to: EMAIL })).at(-1)?.text ?? '')?.[0] ?? ''
    const family = await signInRecipient(world, { personalNumber, birthDate: BIRTH })
    expect(await family.get('/recipientProfile', { query: { t: '2026-11-10T09:00:00.000Z' } })).toMatchObject({
      error_code: 200,
      response: { RecipientStatusOfRequest: { Id: 1 } },
    })
  })
})
