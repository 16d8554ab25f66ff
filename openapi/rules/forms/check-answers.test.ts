import { describe, expect, test } from 'vitest'
import { checkAnswers, checkSection, fitAnswers } from './check-answers.ts'
import { checkFiles } from './check-files.ts'
import type { FileCategory, FormDefinition, FormItem } from './form.ts'
import { shownItems } from './shown-items.ts'
import { tableSum } from './table-sum.ts'
import { validateDefinition } from './validate-definition.ts'

const at = { today: '2026-11-10' }
const base = { question: 'Otázka', required: true } as const
const treatment: FormItem = {
  ...base,
  id: 'treatment',
  itemType: 'list',
  items: [
    { id: 'ended', title: 'Skončila', hasText: false },
    { id: 'goes-on', title: 'Pokračuje', hasText: false },
  ],
}
const endsOn: FormItem = {
  ...base,
  id: 'ends-on',
  itemType: 'dateTime',
  shownWhen: { id: 'treatment', isAnyOf: ['ended'] },
}
const sure: FormItem = { ...base, id: 'sure', itemType: 'boolean', trueText: 'Ano', falseText: 'Ne' }
const why: FormItem = { ...base, id: 'why', itemType: 'text', shownWhen: { id: 'sure', isAnyOf: ['false'] } }
const form = (...sections: FormItem[][]): FormDefinition => ({
  formId: 'f-1',
  title: 'Žádost',
  sections: sections.map((items, index) => ({ id: `part-${index}`, title: `Část ${index}`, items })),
})
const ended = { chosen: [{ id: 'ended' }] }
const goesOn = { chosen: [{ id: 'goes-on' }] }

describe('the visible items depend on the answers', () => {
  const items = [treatment, endsOn, sure, why]
  const idsFor = (answers: Parameters<typeof shownItems>[1]) => shownItems(items, answers).map(({ id }) => id)

  test.each([
    ['nothing yet', { answers: {}, want: ['treatment', 'sure'] }],
    ['an option with dependent questions', { answers: { treatment: ended }, want: ['treatment', 'ends-on', 'sure'] }],
    ['another option', { answers: { treatment: goesOn }, want: ['treatment', 'sure'] }],
    ['no', { answers: { sure: false }, want: ['treatment', 'sure', 'why'] }],
    ['yes', { answers: { sure: true }, want: ['treatment', 'sure'] }],
    ['a text where an option belongs', { answers: { treatment: 'ended' }, want: ['treatment', 'sure'] }],
  ])('%s', (_, { answers, want }) => expect(idsFor(answers)).toEqual(want))

  test('an item that depends on a hidden item is hidden too', () => {
    const last: FormItem = { ...base, id: 'last', itemType: 'text', shownWhen: { id: 'hidden', isAnyOf: ['true'] } }
    const hidden: FormItem = { ...sure, id: 'hidden', shownWhen: { id: 'sure', isAnyOf: ['false'] } }
    const ids = shownItems([sure, hidden, last], { sure: true, hidden: true }).map(({ id }) => id)
    expect(ids).toEqual(['sure'])
  })
})

describe('all answers', () => {
  const both = form([treatment, endsOn], [sure, why])

  test('are valid if every visible question is answered', () => {
    expect(checkAnswers(both, { treatment: goesOn, sure: true }, at)).toEqual({})
  })

  test('report every question without an answer, in the order of the form', () => {
    const faults = checkAnswers(both, { treatment: ended, sure: false }, at)
    expect(Object.entries(faults)).toEqual([
      ['ends-on', 'required'],
      ['why', 'required'],
    ])
  })

  test('exclude answers to hidden questions', () => {
    const answers = { treatment: goesOn, 'ends-on': '2026-12-01', sure: true, pet: 'pes' }
    expect(checkAnswers(both, answers, at)).toEqual({ 'ends-on': 'unknown', pet: 'unknown' })
  })

  test('are validated by section too, with the answers of other sections', () => {
    const definition = form([sure], [why])
    const [, section] = definition.sections
    expect(section && checkSection(definition, section, { sure: false }, at)).toEqual({ why: 'required' })
    expect(section && checkSection(definition, section, { sure: true }, at)).toEqual({})
  })

  test('that are still valid in a changed form stay, the rest is left out', () => {
    const answers = { treatment: goesOn, 'ends-on': '2026-12-01', sure: 'ano', pet: 'pes' }
    expect(fitAnswers(both, answers)).toEqual({ treatment: goesOn })
  })

  test('keep a text typed for a number, so that it is refused and not lost', () => {
    const definition = form([{ ...base, id: 'members', itemType: 'number' }])
    expect(fitAnswers(definition, { members: 'pět' })).toEqual({ members: 'pět' })
    expect(checkAnswers(definition, { members: 'pět' }, at)).toEqual({ members: 'invalid' })
  })

  test('need no table without a cell to fill in', () => {
    const rows = [{ id: 'a', cells: ['Léky', '100'] }]
    const definition = form([{ ...base, id: 'costs', itemType: 'table', header: ['Výdaj', 'Kč'], rows }])
    expect(checkAnswers(definition, {}, at)).toEqual({})
  })

  test('may have the name of an inherited property', () => {
    const odd = form([{ ...base, id: 'valueof', itemType: 'text' }])
    expect(checkAnswers(odd, {}, at)).toEqual({ valueof: 'required' })
    expect(checkAnswers(both, Object.fromEntries([['__proto__', 'x']]), at)).toMatchObject({ sure: 'required' })
  })
})

describe('a definition', () => {
  const table = {
    ...base,
    id: 'costs',
    itemType: 'table',
    header: ['Výdaj', 'Kč'],
    rows: [{ id: 'a', cells: ['Léky', ''] }],
  } as const

  test.each<[string, { given: FormItem[]; want: RegExp }]>([
    ['an unknown itemType', { given: [{ ...sure, itemType: 'rating' } as never], want: /rating is not known/ }],
    [
      'an inherited property name as a type',
      { given: [{ ...sure, itemType: 'toString' } as never], want: /not known/ },
    ],
    [
      'a first day that no earlier date gives',
      {
        given: [sure, { ...base, id: 'on', itemType: 'dateTime', notBefore: { id: 'sure', message: 'Opravte den.' } }],
        want: /not an earlier dateTime/,
      },
    ],
    ['one id twice', { given: [sure, sure], want: /used twice/ }],
    ['the id of the files', { given: [{ ...sure, id: 'files' }], want: /no id of an item/ }],
    ['a condition on a later question', { given: [why, sure], want: /not an earlier list or boolean/ }],
    [
      'a condition on an impossible answer',
      { given: [sure, { ...why, shownWhen: { id: 'sure', isAnyOf: ['maybe'] } }], want: /has no such answer/ },
    ],
    [
      'a row with a cell less',
      { given: [{ ...table, rows: [{ id: 'a', cells: ['Léky'] }] }], want: /number of cells/ },
    ],
    ['a footer that is too long', { given: [{ ...table, footer: ['', '', ''] }], want: /footer/ }],
    ['a row twice', { given: [{ ...table, rows: [...table.rows, ...table.rows] }], want: /twice/ }],
    ['an option twice', { given: [{ ...treatment, items: [treatment, treatment] } as never], want: /twice/ }],
    [
      'a minimum over the maximum',
      { given: [{ ...base, id: 'n', itemType: 'number', minimum: 2, maximum: 1 }], want: /minimum/ },
    ],
  ])('with %s is refused, and the item is named', (_, { given, want }) => {
    const fault = validateDefinition(form(given))
    expect(fault?.reason).toMatch(want)
    expect(given.map(({ id }) => id)).toContain(fault?.itemId)
  })

  test('with two sections of one id is refused', () => {
    const twice = form([sure], [treatment])
    const sections = twice.sections.map((section) => ({ ...section, id: 'same' }))
    expect(validateDefinition({ ...twice, sections })).toMatchObject({ itemId: 'same' })
  })

  test('is shown if the engine supports it', () => {
    expect(validateDefinition(form([treatment, endsOn, table], [sure, why]))).toBeUndefined()
  })
})

describe('the sum of a table (rule 12.6)', () => {
  const rows = [
    { id: 'a', cells: ['Léky', '', ''] },
    { id: 'b', cells: ['Cesty', '', ''] },
    { id: 'c', cells: ['Paušál', '300', ''] },
  ]
  const costs = { ...base, id: 'costs', itemType: 'table', header: ['', '', ''], rows } as const
  const sumOf = (a: string, b: string) => tableSum(costs, { rows: { a: ['', a, '9'], b: ['', b, '9'] } })

  test.each([
    ['integers', { given: sumOf('100', '20'), want: 420 }],
    ['thousands with a space', { given: sumOf('1 200', '1\u00a0000'), want: 2_500 }],
    ['texts, decimals and negative numbers count as nothing', { given: sumOf('moc', '1,5'), want: 300 }],
    ['a minus', { given: sumOf('-5', ''), want: 300 }],
    ['nothing filled in', { given: tableSum(costs, undefined), want: 300 }],
  ])('%s', (_, { given, want }) => expect(given).toBe(want))
})

describe('the files of a form', () => {
  const category = (id: string, given: Partial<FileCategory> = {}): FileCategory => ({
    id,
    label: id,
    isRequired: true,
    mayBeHandedOtherwise: false,
    needsIssueDate: false,
    ...given,
  })
  const report = category('report')
  const income = category('income', { mayBeHandedOtherwise: true })
  const other = category('other', { isRequired: false })
  const all = [report, income, other]

  test.each([
    ['everything is there', { files: ['report', 'income'], otherwise: [], want: {} }],
    ['one comes otherwise', { files: ['report'], otherwise: ['income'], want: {} }],
    [
      'nothing is there',
      { files: [], otherwise: [], want: { 'files.report': 'required', 'files.income': 'required' } },
    ],
    [
      'one that must be uploaded comes otherwise',
      { files: ['income'], otherwise: ['report'], want: { 'files.report': 'unknown' } },
    ],
    [
      'a category outside the form comes otherwise',
      { files: ['report', 'income'], otherwise: ['cv'], want: { 'files.cv': 'unknown' } },
    ],
  ])('%s', (_, { files, otherwise, want }) => {
    const given = files.map((each) => ({ category: each }))
    expect(checkFiles(all, given, otherwise, at)).toEqual(want)
  })

  test('include at least one if the form requires it, in any category', () => {
    expect(checkFiles([other], [], [], { ...at, least: 1 })).toEqual({ files: 'required' })
    expect(checkFiles([other], [{ category: 'other' }], [], { ...at, least: 1 })).toEqual({})
  })

  test('do not count once they are too old; a newer file or another way does', () => {
    const dated = category('report', { needsIssueDate: true, mostMonthsOld: 6, mayBeHandedOtherwise: true })
    const issued = (...days: string[]) => days.map((issuedOn) => ({ category: 'report', issuedOn }))
    expect(checkFiles([dated], issued('2026-05-09'), [], at)).toEqual({ 'files.report': 'too-old' })
    expect(checkFiles([dated], issued('2026-05-10'), [], at)).toEqual({})
    expect(checkFiles([dated], issued('2026-05-09', '2026-11-02'), [], at)).toEqual({})
    expect(checkFiles([dated], issued('2026-05-09'), ['report'], at)).toEqual({})
  })
})
