import * as fc from 'fast-check'
import { createInstance, type TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { checkAnswers } from '#rules/forms/check-answers.ts'
import type { FormAnswers, FormFaults } from '#rules/forms/form.ts'
import { itemsOf } from '#rules/forms/shown-items.ts'
import { validateDefinition } from '#rules/forms/validate-definition.ts'
import type { FinancialRenewal } from '#web/shared/api/wire.ts'
import { financialForm } from './financial-form.ts'
import { financialAnswers, financialFaults, financialRequest } from './financial-request.ts'
import renewal from './locales/cs.json' with { type: 'json' }
import { EXPENSES, INCOMES } from './renewal-lines.ts'

const TODAY = '2026-11-10'

function czech(): TFunction<'renewal'> {
  const instance = createInstance()
  void instance.init({
    lng: 'cs',
    initAsync: false,
    resources: { cs: { renewal } },
    ns: ['renewal'],
    defaultNS: 'renewal',
  })
  // Its own type lists every key of every namespace, which is too much for the compiler here.
  return (instance.getFixedT as (language: string, namespace: string) => unknown)(
    'cs',
    'renewal',
  ) as TFunction<'renewal'>
}
const form = financialForm(czech(), { householdMembers: 4 })

const amount = fc.integer({ min: 0, max: 10_000_000 })
const text = fc.string({ minLength: 1, maxLength: 900 }).filter((text) => text.trim() !== '' && !text.includes('\0'))
const dayBetween = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
const pastDay = dayBetween('2000-01-01', TODAY)
const futureDay = dayBetween(TODAY, '2100-12-31')
const amountsOf = (lines: readonly string[]) =>
  fc
    .array(amount, { minLength: lines.length, maxLength: lines.length })
    .map((all) => Object.fromEntries(lines.map((line, index) => [line, all[index]])))

const requests: fc.Arbitrary<FinancialRenewal> = fc
  .record(
    {
      kind: fc.constant('financial' as const),
      householdMembers: fc.integer({ min: 1, max: 50 }),
      incomes: amountsOf(INCOMES) as fc.Arbitrary<FinancialRenewal['incomes']>,
      expenses: amountsOf(EXPENSES) as fc.Arbitrary<FinancialRenewal['expenses']>,
      treatment: fc.oneof(
        fc.record({ status: fc.constant(201), endsOn: pastDay }),
        fc.record({ status: fc.constant(202), endsOn: futureDay }),
        fc.record({ status: fc.constantFrom(203, 204) }),
      ),
      contributionUse: text,
      message: text,
      note: text,
      declarations: fc.constant({ isTrue: true, willReport: true, agreesToProcessing: true } as const),
      handedOtherwise: fc.uniqueArray(fc.constantFrom('medical-report', 'income-confirmation')),
    },
    {
      requiredKeys: [
        'kind',
        'householdMembers',
        'incomes',
        'expenses',
        'treatment',
        'contributionUse',
        'declarations',
        'handedOtherwise',
      ],
    },
  )
  .filter(({ expenses }) => Object.values(expenses).some((each) => each > 0))

/** A fixed seed makes every run the same. */
const SEED = 20_261_110

const sample = fc.sample(requests, { numRuns: 1, seed: SEED })[0] as FinancialRenewal

test('every valid renewal stays the same after it is read into the form and sent again', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const answers = financialAnswers(request)
      expect(checkAnswers(form, answers, { today: TODAY })).toEqual({})
      expect(financialRequest(answers, request.handedOtherwise)).toEqual(request)
    }),
    { seed: SEED },
  )
})

test('the financial form is valid for the engine and has every line of the contract', () => {
  expect(validateDefinition(form)).toBeUndefined()
  const money = itemsOf(form).find((item) => item.itemType === 'financialSituation')
  expect(money?.incomes.map(({ id }) => id)).toEqual(Object.keys(sample.incomes))
  expect(money?.expenses.map(({ id }) => id)).toEqual(Object.keys(sample.expenses))
})

const faultsWith = (change: FormAnswers): FormFaults =>
  checkAnswers(form, { ...financialAnswers({ ...sample, treatment: { status: 203 } }), ...change }, { today: TODAY })
const zero = Object.fromEntries(EXPENSES.map((id) => [id, 0]))

test.each<[string, FormAnswers, FormFaults]>([
  ['no member of the household', { 'household-members': 0 }, { 'household-members': 'min' }],
  [
    'a sum of expenses of zero',
    { 'financial-situation': { incomes: sample.incomes, expenses: zero } },
    { 'financial-situation.expenses': 'zero-sum' },
  ],
  [
    'an empty line of the budget',
    {
      'financial-situation': { incomes: { ...sample.incomes, alimony: undefined as never }, expenses: sample.expenses },
    },
    { 'financial-situation.incomes.alimony': 'required' },
  ],
  [
    'an ended treatment without its last day',
    { treatment: { chosen: [{ id: 'treatment-201' }] } },
    { 'treatment-ended-on': 'required' },
  ],
  [
    'a treatment with a known end but without its last day',
    { treatment: { chosen: [{ id: 'treatment-202' }] } },
    { 'treatment-ends-on': 'required' },
  ],
  ['an unconfirmed declaration', { 'declaration-true': false }, { 'declaration-true': 'must-be-true' }],
])('%s is refused before the renewal is sent', (_, change, faults) => {
  expect(faultsWith(change)).toEqual(faults)
})

test.each(['treatment-203', 'treatment-204'])('%s requires no last day', (id) => {
  expect(faultsWith({ treatment: { chosen: [{ id }] } })).toEqual({})
})

test("the foundation's known number of household members is shown, but is not the answer", () => {
  const [members] = itemsOf(form)
  expect(members).toMatchObject({ description: expect.stringContaining('4') })
  expect(checkAnswers(form, {}, { today: TODAY })).toMatchObject({ 'household-members': 'required' })
})

test.each([
  [201, 'treatment-ended-on', 'future'],
  [202, 'treatment-ends-on', 'past'],
])('a refused last day is shown at the question of the status %i', (status, id, code) => {
  const answers = { treatment: { chosen: [{ id: `treatment-${status}` }] } }
  expect(financialFaults({ 'treatment.endsOn': code }, answers)).toEqual({ [id]: code })
})

test('an empty message is omitted from the request', () => {
  const { message: _message, ...rest } = sample
  const answers = { ...financialAnswers(rest), 'message-to-angels': '  ' }
  expect(financialRequest(answers, rest.handedOtherwise)).toEqual(rest)
})

test("the foundation's objections are shown at the fields of the form", () => {
  const fields = {
    householdMembers: 'min',
    'incomes.care-allowance': 'required',
    expenses: 'zero-sum',
    'expenses.food': 'max',
    'treatment.endsOn': 'required',
    'treatment.status': 'invalid',
    contributionUse: 'max',
    'declarations.willReport': 'must-be-true',
    'files.medical-report': 'required',
    strange: 'invalid',
  }
  expect(financialFaults(fields, {})).toEqual({
    'household-members': 'min',
    'financial-situation.incomes.care-allowance': 'required',
    'financial-situation.expenses': 'zero-sum',
    'financial-situation.expenses.food': 'max',
    'treatment-ends-on': 'required',
    treatment: 'invalid',
    'contribution-use': 'max',
    'declaration-report': 'must-be-true',
    'files.medical-report': 'required',
    strange: 'invalid',
  })
})
