import { expect, test } from 'vitest'
import { triggerKinds } from '../../api/trigger-contract.ts'
import { readTrigger } from './trigger-draft.ts'

function read(kind: string, fields: readonly [string, string][], subject = { person: '2000009' } as object) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const found = triggerKinds.find((each) => each.kind === kind)
  if (!found) throw new Error(`No kind ${kind}`)
  return readTrigger(found, subject, form)
}

test('a form becomes the body of the trigger, without empty fields', () => {
  const form: [string, string][] = [
    ['decision', 'return'],
    ['documents', 'request'],
    ['documents', 'other'],
    ['note', ' '],
  ]
  expect(read('renewal-decided', form)).toEqual({
    kind: 'renewal-decided',
    person: '2000009',
    decision: 'return',
    documents: ['request', 'other'],
  })
})

test('numbers are sent as numbers', () => {
  expect(
    read('payment-received', [
      ['amount', '500'],
      ['type', 'sms'],
    ]),
  ).toMatchObject({ amount: 500, type: 'sms' })
  expect(read('renewal-opened', [['version', '2']])).toMatchObject({ version: 2 })
})

test('an empty notice takes the notice down', () => {
  expect(read('notice', [['text', '']], {})).toEqual({ kind: 'notice', text: '' })
})

test('each row of remarks is an item and a text; an empty row is left out, half of one is sent to be refused', () => {
  const rows: [string, string][] = [
    ['remarks.0.itemId', 'diagnosis'],
    ['remarks.0.text', 'Doplňte datum: den a rok.'],
    ['remarks.1.itemId', ''],
    ['remarks.1.text', ''],
    ['remarks.2.itemId', 'ill-since'],
    ['remarks.2.text', ''],
  ]
  expect(read('request-decided', rows, { request: 'Z-2026-0012' })).toEqual({
    kind: 'request-decided',
    request: 'Z-2026-0012',
    remarks: [
      { itemId: 'diagnosis', text: 'Doplňte datum: den a rok.' },
      { itemId: 'ill-since', text: '' },
    ],
  })
  expect(read('request-decided', rows.slice(2, 4))).not.toHaveProperty('remarks')
})
