import { describe, expect, test } from 'vitest'
import cs from '../shared/locales/cs.json' with { type: 'json' }
import en from '../shared/locales/en.json' with { type: 'json' }
import { triggerKinds } from './trigger-contract.ts'

const fieldsOf = (kind: string) => triggerKinds.find((each) => each.kind === kind)?.fields ?? []

describe('a form of a trigger', () => {
  test('has the fields of the contract with their allowed values and defaults, required ones first', () => {
    expect(fieldsOf('payment-received')).toMatchObject([
      { name: 'amount', control: 'number', minimum: 1, maximum: 100_000_000, defaultValues: ['300'] },
      { name: 'type', control: 'choice', choices: ['transfer', 'card', 'mobile', 'sms'], defaultValues: ['transfer'] },
    ])
    expect(fieldsOf('renewal-decided')).toMatchObject([
      { name: 'decision', control: 'choice', isRequired: true, defaultValues: [] },
      { name: 'documents', control: 'choices', isRequired: false, defaultValues: ['medical-report'] },
      { name: 'note', control: 'text' },
    ])
    expect(fieldsOf('nps-window').map(({ control }) => control)).toEqual(['day', 'day'])
    expect(fieldsOf('request-status')).toMatchObject([{ control: 'choice', choices: expect.arrayContaining(['ok']) }])
    expect(fieldsOf('request-decided')).toContainEqual(expect.objectContaining({ name: 'remarks', control: 'remarks' }))
  })

  test.each([
    ['Czech', cs],
    ['English', en],
  ])('has %s texts for every kind, field and value', (_, { data: { trigger } }) => {
    for (const { kind, fields } of triggerKinds) {
      expect(trigger.kind).toHaveProperty(kind)
      expect(trigger.words).toHaveProperty(kind)
      for (const { name, choices } of fields) {
        expect(trigger.field).toHaveProperty(name)
        for (const choice of choices) expect(trigger.choice).toHaveProperty(choice)
      }
    }
  })
})
