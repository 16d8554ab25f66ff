import { expect, test } from 'vitest'
import { checkAnswers } from '#rules/forms/check-answers.ts'
import { itemsOf } from '#rules/forms/shown-items.ts'
import { tableSum } from '#rules/forms/table-sum.ts'
import { validateDefinition } from '#rules/forms/validate-definition.ts'
import { GENERIC } from '../../testing/renewal-requests.ts'
import { RENEWAL_FORM } from './renewal-form.rules.ts'

const today = '2026-11-10'
const answersWith = (given: object) => ({ ...GENERIC.answers, ...given })
const faultsWith = (given: object) => checkAnswers(RENEWAL_FORM, answersWith(given), { today })
const without = (...ids: readonly string[]) =>
  checkAnswers(RENEWAL_FORM, Object.fromEntries(Object.entries(GENERIC.answers).filter(([id]) => !ids.includes(id))), {
    today,
  })

test('version 2 is supported by the engine', () => expect(validateDefinition(RENEWAL_FORM)).toBeUndefined())

test('the renewal form has an item of every type (rule 12.4)', () =>
  expect(new Set(itemsOf(RENEWAL_FORM).map(({ itemType }) => itemType))).toEqual(
    new Set([
      'text',
      'multiline text',
      'paragraph',
      'dateTime',
      'boolean',
      'number',
      'numeric',
      'financialSituation',
      'list',
      'table',
    ]),
  ))

test('no text of the renewal form leaves a one-letter word at the end of a line', () =>
  expect(JSON.stringify(RENEWAL_FORM)).not.toMatch(/(?<![\p{L}\p{N}])[ksvzouai] /iu))

test('a renewal form that is filled in has no faults', () => expect(faultsWith({})).toEqual({}))

test.each([
  ['201', 'treatment-ended-on', '2026-11-10', '2026-11-11', 'future'],
  ['202', 'treatment-ends-on', '2026-11-10', '2026-11-09', 'past'],
])('the status %s requires the day %s, not before and not after today', (status, id, fits, refused, code) => {
  const { 'treatment-ends-on': _, ...rest } = GENERIC.answers
  const faultsAt = (day: string) =>
    checkAnswers(
      RENEWAL_FORM,
      {
        ...rest,
        'treatment-status': { chosen: [{ id: status }] },
        'treatment-place': 'FN Motol',
        [id]: day,
      },
      { today },
    )[id]
  expect([faultsAt(''), faultsAt(fits), faultsAt(refused)]).toEqual(['required', undefined, code])
})

test.each(['203', '204'])('the status %s has no end of treatment', (id) =>
  expect(faultsWith({ 'treatment-status': { chosen: [{ id }] } })).toEqual({ 'treatment-ends-on': 'unknown' }),
)

test('the household finances must be complete, and expenses cannot all be zero', () => {
  const { incomes, expenses } = GENERIC.answers['financial-situation']
  const { food: _, ...noFood } = expenses
  const nothing = Object.fromEntries(Object.keys(expenses).map((line) => [line, 0]))
  expect(faultsWith({ 'financial-situation': { incomes, expenses: noFood } })).toEqual({
    'financial-situation.expenses.food': 'required',
  })
  expect(faultsWith({ 'financial-situation': { incomes, expenses: nothing } })).toEqual({
    'financial-situation.expenses': 'zero-sum',
  })
})

test('the household size, the use of the contribution and every declaration are required of every family', () => {
  expect(without('household-members', 'contribution-use', 'declaration-true')).toEqual({
    'household-members': 'required',
    'contribution-use': 'required',
    'declaration-true': 'required',
  })
  expect(faultsWith({ 'declaration-processing': false })).toEqual({ 'declaration-processing': 'must-be-true' })
})

test('the costs are summed; a family may leave them out', () => {
  const costs = itemsOf(RENEWAL_FORM).find(({ itemType }) => itemType === 'table')
  if (costs?.itemType !== 'table') throw new Error('no table')
  expect(tableSum(costs, GENERIC.answers['contribution-costs'])).toBe(2_400)
  expect(without('contribution-costs')).toEqual({})
})
