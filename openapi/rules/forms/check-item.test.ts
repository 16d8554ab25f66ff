import { describe, expect, test } from 'vitest'
import { checkItem } from './check-item.ts'
import type { FormAnswer, FormAnswers, FormFaults, FormItem, ItemOf } from './form.ts'

const today = '2026-11-10'
const base = { id: 'a', question: 'Otázka', required: true } as const
const text: ItemOf<'text'> = { ...base, itemType: 'text' }
const textOf = (format: NonNullable<ItemOf<'text'>['format']>): ItemOf<'text'> => ({ ...text, format })
const story: ItemOf<'multiline text'> = { ...base, itemType: 'multiline text' }
const day: ItemOf<'dateTime'> = { ...base, itemType: 'dateTime' }
const yesNo: ItemOf<'boolean'> = { ...base, itemType: 'boolean', trueText: 'Ano', falseText: 'Ne' }
const wholeNumber: ItemOf<'number'> = { ...base, itemType: 'number' }
const decimal: ItemOf<'numeric'> = { ...base, itemType: 'numeric' }
const one: ItemOf<'list'> = {
  ...base,
  itemType: 'list',
  items: [
    { id: 'flat', title: 'Byt', hasText: false },
    { id: 'other', title: 'Jinde', hasText: true },
  ],
}
const several: ItemOf<'list'> = { ...one, isMultiple: true }
const table: ItemOf<'table'> = {
  ...base,
  itemType: 'table',
  header: ['Výdaj', 'Kč', 'Poznámka'],
  rows: [
    { id: 'drugs', cells: ['Léky', '', ''] },
    { id: 'fixed', cells: ['Paušál', '300', ''] },
  ],
}
const money: ItemOf<'financialSituation'> = {
  ...base,
  itemType: 'financialSituation',
  incomes: [{ id: 'wages', title: 'Mzda' }],
  expenses: [
    { id: 'rent', title: 'Nájem' },
    { id: 'food', title: 'Jídlo' },
  ],
}
const paragraph: ItemOf<'paragraph'> = { id: 'a', itemType: 'paragraph', text: 'Přečtěte si.' }

type Case = { item: FormItem; given: FormAnswer | undefined; want: FormFaults }
const chosen = (...options: ({ id: string; text?: string } | string)[]) => ({
  chosen: options.map((option) => (typeof option === 'string' ? { id: option } : option)),
})
const rows = (drugs: string[], fixed = ['Paušál', '300', 'x']) => ({ rows: { drugs, fixed } })

const faultsOf = (item: FormItem, given: FormAnswer | undefined, others: FormAnswers = {}) =>
  checkItem(item, given === undefined ? others : { ...others, [item.id]: given }, today)

describe('an empty answer', () => {
  test.each<[string, Case]>([
    ['if an answer is required', { item: text, given: undefined, want: { a: 'required' } }],
    ['of spaces where an answer is required', { item: text, given: ' \n', want: { a: 'required' } }],
    ['chosen', { item: one, given: chosen(), want: { a: 'required' } }],
    [
      'of a table names each missing cell',
      {
        item: table,
        given: undefined,
        want: { 'a.drugs.1': 'required', 'a.drugs.2': 'required', 'a.fixed.2': 'required' },
      },
    ],
    [
      'of amounts names each of them',
      {
        item: money,
        given: undefined,
        want: { 'a.incomes.wages': 'required', 'a.expenses.rent': 'required', 'a.expenses.food': 'required' },
      },
    ],
    ['where it is optional', { item: { ...text, required: false }, given: undefined, want: {} }],
    ['of spaces where it is optional', { item: { ...text, required: false }, given: ' ', want: {} }],
    ['is valid for a paragraph', { item: paragraph, given: undefined, want: {} }],
    ['may answer a paragraph', { item: paragraph, given: 'ano', want: { a: 'unknown' } }],
  ])('%s', (_, { item, given, want }) => expect(faultsOf(item, given)).toEqual(want))
})

describe('a single answer', () => {
  test.each<[string, Case]>([
    ['a text of 100 characters', { item: text, given: 'ž'.repeat(100), want: {} }],
    ['a text of 100 decomposed letters', { item: text, given: 'z\u030c'.repeat(100), want: {} }],
    ['a text of 101 characters', { item: text, given: 'ž'.repeat(101), want: { a: 'max' } }],
    ['a number for a text', { item: text, given: 1, want: { a: 'invalid' } }],
    ['a phone without prefix', { item: textOf('cz-phone-local'), given: '601234567', want: {} }],
    ['a phone with prefix', { item: textOf('cz-phone-local'), given: '+420601234567', want: { a: 'phone-not-local' } }],
    ['an e-mail of 254 characters', { item: textOf('portal-email'), given: longEmail(254), want: {} }],
    ['an e-mail without an at sign', { item: textOf('portal-email'), given: 'jana', want: { a: 'email-invalid' } }],
    ['a postal code', { item: textOf('postal-code'), given: '12', want: { a: 'postal-code-invalid' } }],
    ['a name of digits', { item: textOf('person-name'), given: '123', want: { a: 'name-invalid' } }],
    ['a story of 5,000 characters', { item: story, given: '😀'.repeat(5_000), want: {} }],
    ['as long as the item allows', { item: { ...story, mostCharacters: 3 }, given: '😀😀😀', want: {} }],
    ['longer than the item allows', { item: { ...story, mostCharacters: 3 }, given: 'čtyři', want: { a: 'max' } }],
    ['a story of 5,001 characters', { item: story, given: 'a'.repeat(5_001), want: { a: 'max' } }],
    ['today', { item: { ...day, isPast: true }, given: '2026-11-10', want: {} }],
    ['tomorrow, where it must be past', { item: { ...day, isPast: true }, given: '2026-11-11', want: { a: 'future' } }],
    ['today, where it must not be past', { item: { ...day, isFuture: true }, given: '2026-11-10', want: {} }],
    [
      'yesterday, where it must not be past',
      { item: { ...day, isFuture: true }, given: '2026-11-09', want: { a: 'past' } },
    ],
    ['tomorrow', { item: day, given: '2026-11-11', want: {} }],
    ['29 February of a leap year', { item: day, given: '2024-02-29', want: {} }],
    ['29 February of another year', { item: day, given: '2026-02-29', want: { a: 'invalid' } }],
    ['no', { item: yesNo, given: false, want: {} }],
    ['no to a declaration', { item: { ...yesNo, mustBeTrue: true }, given: false, want: { a: 'must-be-true' } }],
    ['yes to a declaration', { item: { ...yesNo, mustBeTrue: true }, given: true, want: {} }],
    ['the word yes', { item: yesNo, given: 'true', want: { a: 'invalid' } }],
    ['zero', { item: wholeNumber, given: 0, want: {} }],
    ['less than zero', { item: wholeNumber, given: -1, want: { a: 'min' } }],
    ['half a person', { item: wholeNumber, given: 1.5, want: { a: 'invalid' } }],
    ['less than the minimum', { item: { ...wholeNumber, minimum: 1 }, given: 0, want: { a: 'min' } }],
    ['the maximum', { item: { ...wholeNumber, maximum: 50 }, given: 50, want: {} }],
    ['more than the maximum', { item: { ...wholeNumber, maximum: 50 }, given: 51, want: { a: 'max' } }],
    ['a thousand million and one', { item: wholeNumber, given: 1_000_000_001, want: { a: 'max' } }],
    ['two decimals', { item: decimal, given: 12.34, want: {} }],
    ['three decimals', { item: decimal, given: 12.345, want: { a: 'invalid' } }],
    ['a decimal below zero', { item: decimal, given: -0.01, want: { a: 'min' } }],
    ['an unfinished decimal', { item: decimal, given: '12,', want: { a: 'invalid' } }],
    ['not a number', { item: wholeNumber, given: Number.NaN, want: { a: 'not-a-number' } }],
  ])('%s', (_, { item, given, want }) => expect(faultsOf(item, given)).toEqual(want))
})

describe('a day that another answer bounds (rule 12.9)', () => {
  const since: ItemOf<'dateTime'> = { ...day, notBefore: { id: 'birth', message: 'Opravte prosím jeden ze dnů.' } }
  test.each<[string, { birth?: FormAnswer; want: FormFaults }]>([
    ['is refused if it is earlier', { birth: '2020-05-02', want: { a: 'too-early' } }],
    ['is accepted on the same day', { birth: '2020-05-01', want: {} }],
    ['is accepted while the other is not answered', { want: {} }],
    ['is accepted while the other is not a day', { birth: '2020-05-', want: {} }],
  ])('%s', (_, { birth, want }) =>
    expect(faultsOf(since, '2020-05-01', birth === undefined ? {} : { birth })).toEqual(want),
  )
})

describe('a choice', () => {
  test.each<[string, Case]>([
    ['of one', { item: one, given: chosen('flat'), want: {} }],
    ['of two where one is allowed', { item: one, given: chosen('flat', 'other'), want: { a: 'invalid' } }],
    ['of two', { item: several, given: chosen('flat', { id: 'other', text: 'U tety' }), want: {} }],
    ['of the same twice', { item: several, given: chosen('flat', 'flat'), want: { a: 'invalid' } }],
    ['of an unknown option', { item: one, given: chosen('boat'), want: { a: 'unknown' } }],
    ['without its text', { item: one, given: chosen('other'), want: { 'a.other': 'required' } }],
    ['with a blank text', { item: one, given: chosen({ id: 'other', text: ' ' }), want: { 'a.other': 'required' } }],
    [
      'with a text that is too long',
      { item: one, given: chosen({ id: 'other', text: 'a'.repeat(101) }), want: { 'a.other': 'max' } },
    ],
    [
      'with a text that the option does not have',
      { item: one, given: chosen({ id: 'flat', text: 'malý' }), want: { 'a.flat': 'unknown' } },
    ],
  ])('%s', (_, { item, given, want }) => expect(faultsOf(item, given)).toEqual(want))
})

describe('a table', () => {
  test.each<[string, Case]>([
    ['filled in', { item: table, given: rows(['Léky', '1 200', 'měsíčně']), want: {} }],
    ['with an empty cell', { item: table, given: rows(['Léky', '', 'x']), want: { 'a.drugs.1': 'required' } }],
    [
      'with a text in the summed column',
      { item: table, given: rows(['Léky', 'moc', 'x']), want: { 'a.drugs.1': 'not-a-number' } },
    ],
    ['with a sum below zero', { item: table, given: rows(['Léky', '-5', 'x']), want: { 'a.drugs.1': 'min' } }],
    ['with a changed cell', { item: table, given: rows(['Auto', '5', 'x']), want: { 'a.drugs.0': 'invalid' } }],
    ['with a cell less', { item: table, given: rows(['Léky', '5']), want: { a: 'invalid' } }],
    ['with a long text', { item: table, given: rows(['Léky', '5', 'a'.repeat(101)]), want: { 'a.drugs.2': 'max' } }],
    [
      'with a row less, where it may be left out',
      { item: { ...table, required: false }, given: { rows: {} }, want: {} },
    ],
    [
      'with an unknown row',
      { item: table, given: { rows: { ...rows(['Léky', '5', 'x']).rows, car: [] } }, want: { a: 'unknown' } },
    ],
    [
      'with every row missing',
      {
        item: table,
        given: { rows: {} },
        want: { 'a.drugs.1': 'required', 'a.drugs.2': 'required', 'a.fixed.2': 'required' },
      },
    ],
  ])('%s', (_, { item, given, want }) => expect(faultsOf(item, given)).toEqual(want))
})

describe('the financial situation (rule 11.2)', () => {
  const situation = (wages: number | undefined, rent: number | undefined, food: number | undefined) => ({
    incomes: lines({ wages }),
    expenses: lines({ rent, food }),
  })

  test.each<[string, Case]>([
    ['is filled in, with zero where there is no amount', { item: money, given: situation(0, 9_000, 0), want: {} }],
    [
      'has an income that is not filled in',
      { item: money, given: situation(undefined, 9_000, 0), want: { 'a.incomes.wages': 'required' } },
    ],
    [
      'has expenses of zero together',
      { item: money, given: situation(20_000, 0, 0), want: { 'a.expenses': 'zero-sum' } },
    ],
    [
      'has an expense that is not filled in: their sum is unknown',
      { item: money, given: situation(20_000, 0, undefined), want: { 'a.expenses.food': 'required' } },
    ],
    ['has an amount below zero', { item: money, given: situation(-1, 1, 0), want: { 'a.incomes.wages': 'min' } }],
    ['has hellers', { item: money, given: situation(0.5, 1, 0), want: { 'a.incomes.wages': 'invalid' } }],
    ['has ten million', { item: money, given: situation(10_000_000, 1, 0), want: {} }],
    ['has more', { item: money, given: situation(10_000_001, 1, 0), want: { 'a.incomes.wages': 'max' } }],
    ['has no number', { item: money, given: situation(Number.NaN, 1, 0), want: { 'a.incomes.wages': 'not-a-number' } }],
    [
      'has an unknown line',
      {
        item: money,
        given: { incomes: { wages: 0, lottery: 5 }, expenses: { rent: 1, food: 0 } },
        want: { 'a.incomes.lottery': 'unknown' },
      },
    ],
    ['is not one', { item: money, given: 'hodně', want: { a: 'invalid' } }],
  ])('%s', (_, { item, given, want }) => expect(faultsOf(item, given)).toEqual(want))
})

const lines = (amounts: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(amounts).flatMap(([id, amount]) => (amount === undefined ? [] : [[id, amount]])))

function longEmail(length: number): string {
  const labels = ['b', 'c', 'd'].map((letter) => letter.repeat(50)).join('.')
  return `${'a'.repeat(60)}@${labels}.${'e'.repeat(length - 60 - 1 - labels.length - 1 - 3)}.cz`
}
