import { describe, expect, test } from 'vitest'
import { ONCOLOGICAL_ANSWERS } from '#rules/forms/complete-answers.ts'
import type { FormAnswers } from '#rules/forms/form.ts'
import type { HelpRequest } from '../../domain/state/help-request.ts'
import { after } from '../../testing/apply.ts'
import { at, fixedRandom, NOW } from '../../testing/people.ts'
import { aKey, aRequest, aSentRequest, worldOfRequests } from '../../testing/requests.ts'
import { openRequest } from './request-keys.rules.ts'
import { submitHelpRequest } from './submit-help-request.rules.ts'

const FORM = 'request-oncological-1'
const random = fixedRandom()
type Given = { formId?: string; answers?: FormAnswers; now?: number; others?: readonly HelpRequest[] }

const submit = (
  request = aRequest(),
  { formId = FORM, answers = ONCOLOGICAL_ANSWERS, now = NOW, others = [] }: Given = {},
) => {
  const key = aKey(request.state === 'started' ? {} : { kind: 'edit' })
  const world = worldOfRequests([...others, request], [key])
  const { result, changes } = submitHelpRequest(world, { request, key }, { formId, answers }, { now, random })
  return { result, changes, world: after(world, changes), key: key.key }
}
const receiptOf = (given: Given) => {
  const { result } = submit(aRequest(), given)
  return result.kind === 'sent' ? result.receipt : undefined
}

describe('a request that is complete', () => {
  test('is sent: it has a number, and its key is used up', () => {
    const { result, world, key } = submit()
    const receipt = { receiptNumber: 'Z-2026-0001', sentAt: NOW, answerBy: '2026-11-25' }
    expect(result).toEqual({ kind: 'sent', receipt })
    expect(world.helpRequests['request-1']).toMatchObject({
      state: 'sent',
      answers: ONCOLOGICAL_ANSWERS,
      receiptNumber: 'Z-2026-0001',
      sentAt: NOW,
    })
    expect(openRequest(world, key, NOW).kind).toBe('already-sent')
  })

  test('gets the next number of the year', () => {
    const others = ['Z-2025-0044', 'Z-2026-0011', null].map((receiptNumber, n) =>
      aSentRequest({ requestId: `other-${n}`, receiptNumber }),
    )
    expect(receiptOf({ others })?.receiptNumber).toBe('Z-2026-0012')
  })

  test('the year is that of Prague', () => {
    const receiptNumber = 'Z-2026-0011'
    const others = [aSentRequest({ requestId: 'other', receiptNumber })]
    const numbers = ['2026-12-31T23:59:59.999+01:00', '2027-01-01T00:00:00+01:00'].map(
      (now) => receiptOf({ now: at(now), others })?.receiptNumber,
    )
    expect(numbers).toEqual(['Z-2026-0012', 'Z-2027-0001'])
  })

  test('is answered within ten working days, not counting holidays', () => {
    // 17 November, 24 to 26 December and 1 January are holidays.
    expect(receiptOf({ now: at('2026-11-10T23:59:00+01:00') })?.answerBy).toBe('2026-11-25')
    expect(receiptOf({ now: at('2026-12-21T08:00:00+01:00') })?.answerBy).toBe('2027-01-07')
  })

  test('is confirmed by a letter to the e-mail of the request, without its content', () => {
    const [letter] = submit().world.messages
    expect(letter).toMatchObject({ channel: 'email', to: 'dolezalovi@example.com', at: NOW })
    expect(letter?.text).toContain('Z-2026-0001')
    expect(letter?.text).toContain('25.\u00a011.\u00a02026')
    for (const word of ['Adam', 'Doležal', 'leukemie', 'Lipová', '605111222']) expect(letter?.text).not.toContain(word)
  })
})

describe('a request that was returned', () => {
  const remarks = [{ itemId: 'story', text: 'Napište nám prosím víc.' }]
  const returned = aSentRequest({ state: 'returned', remarks, note: 'Děkujeme.', receiptNumber: 'Z-2025-0090' })

  test('keeps its number and loses its remarks', () => {
    const { result, world } = submit(returned)
    expect(result).toMatchObject({ receipt: { receiptNumber: 'Z-2025-0090' } })
    expect(world.helpRequests['request-1']).toMatchObject({ state: 'sent', remarks: [], note: '' })
    expect(world.messages[0]?.subject).toContain('doplněnou')
  })
})

describe('a request is refused', () => {
  test('without a file, and is not sent', () => {
    const { result, changes } = submit(aRequest({ files: [] }))
    const faults = { files: 'required', 'files.medical-report': 'required' }
    expect([result, changes]).toEqual([{ kind: 'refused', faults }, []])
  })

  test('with files of which none is a medical report', () => {
    const files = aRequest().files.map((file) => ({ ...file, category: 'other' }))
    expect(submit(aRequest({ files })).result).toEqual({
      kind: 'refused',
      faults: { 'files.medical-report': 'required' },
    })
  })

  test('if an answer is missing or invalid', () => {
    const { 'contact-email': _gone, ...rest } = ONCOLOGICAL_ANSWERS
    const answers = { ...rest, 'contact-phone': '+420605111222' }
    expect(submit(aRequest(), { answers }).result).toEqual({
      kind: 'refused',
      faults: { 'contact-phone': 'phone-not-local', 'contact-email': 'required' },
    })
  })

  test('if the patient was born in the future, by the day of Prague', () => {
    const answers = { ...ONCOLOGICAL_ANSWERS, 'patient-birth': '2026-11-11', 'treated-since': '2026-11-11' }
    expect(submit(aRequest(), { answers, now: at('2026-11-10T23:59:59+01:00') }).result.kind).toBe('refused')
    expect(submit(aRequest(), { answers, now: at('2026-11-11T00:00:00+01:00') }).result.kind).toBe('sent')
  })

  test('with answers to another form', () => {
    expect(submit(aRequest(), { formId: 'request-other-1' })).toMatchObject({
      result: { kind: 'changed' },
      changes: [],
    })
  })

  test('with at most a hundred faults named', () => {
    const unexpected = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`unexpected-${n}`, 'x']))
    const { result } = submit(aRequest(), { answers: unexpected })
    expect(result.kind === 'refused' && Object.keys(result.faults)).toHaveLength(100)
  })
})
