import * as fc from 'fast-check'
import type { FormAnswer, FormAnswers, FormDefinition, FormItem } from '#rules/forms/form.ts'

/** An item with an answer that fits it; no answer for an item that may stay empty. */
type AnsweredItem = { item: FormItem; answer: FormAnswer | undefined }

/**
 * Any one-line text: of any script, with characters special in Markdown and HTML. A blank text is
 * no answer.
 */
const lineText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() !== '' && !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text))
const id = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,3})?$/).filter((each) => each !== 'files' && each.length < 12)
const ids = (most: number) => fc.uniqueArray(id, { minLength: 1, maxLength: most })
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
/** One below the maximum amount: expenses are one crown more. */
const amount = fc.nat(9_999_999)

/** Properties every item may have; left out rather than undefined, as in JSON. */
const common = fc
  .record({
    title: optional(lineText),
    text: optional(lineText),
    description: optional(lineText),
    descriptionPlacement: optional(fc.constantFrom('top' as const, 'bottom' as const, 'right' as const)),
  })
  .map((parts) => Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)))

const base = fc.record({ common, question: lineText, required: fc.boolean() }).map((each) => ({
  ...each.common,
  question: each.question,
  required: each.required,
}))

const single = (itemType: FormItem['itemType'], answer: fc.Arbitrary<FormAnswer>, more: object = {}) =>
  fc.record({ base, answer: fc.oneof(answer, fc.constant(undefined)), fallback: answer }).map((each) => ({
    item: { ...each.base, itemType, ...more } as Partial<FormItem> as FormItem,
    answer: each.answer ?? (each.base.required ? each.fallback : undefined),
  }))

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-11-09'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const money = fc
  .record({ base, incomes: ids(3), expenses: ids(3), amounts: fc.array(amount, { minLength: 6, maxLength: 6 }) })
  .map(({ amounts, ...each }) => ({
    item: {
      ...each.base,
      itemType: 'financialSituation',
      incomes: each.incomes.map((line) => ({ id: line, title: line })),
      expenses: each.expenses.map((line) => ({ id: line, title: line })),
    } as Partial<FormItem> as FormItem,
    answer: {
      incomes: Object.fromEntries(each.incomes.map((line, index) => [line, amounts[index] ?? 0])),
      // One crown more, so that not all are zero.
      expenses: Object.fromEntries(each.expenses.map((line, index) => [line, (amounts[index + 3] ?? 0) + 1])),
    },
  }))

const list = fc
  .record({ base, options: ids(4), isMultiple: fc.boolean(), hasText: fc.boolean(), text: lineText, chosen: fc.nat() })
  .map(({ base: parts, options, isMultiple, hasText, text, chosen }) => {
    const some = options.filter((_, index) =>
      isMultiple ? (chosen >> index) % 2 === 1 : index === chosen % options.length,
    )
    const picked = some.length === 0 ? options.slice(0, 1) : some
    return {
      item: {
        ...parts,
        itemType: 'list',
        isMultiple,
        items: options.map((option) => ({ id: option, title: option, hasText })),
      } as Partial<FormItem> as FormItem,
      answer: { chosen: picked.map((option) => (hasText ? { id: option, text } : { id: option })) },
    }
  })

const table = fc
  .record({
    base,
    rows: ids(3),
    columns: fc.integer({ min: 2, max: 4 }),
    fixed: optional(lineText),
    text: lineText,
    number: amount,
  })
  .map(({ base: parts, rows, columns, fixed = '', text, number }) => {
    const cells = Array.from({ length: columns }, (_, column) => (column === 0 ? fixed : ''))
    const filled = cells.map((cell, column) => cell || (column === 1 ? `${number}` : text))
    return {
      item: {
        ...parts,
        itemType: 'table',
        header: cells.map((_, column) => `Sloupec ${column}`),
        rows: rows.map((row) => ({ id: row, cells })),
        footer: ['Celkem', ''],
      } as Partial<FormItem> as FormItem,
      answer: { rows: Object.fromEntries(rows.map((row) => [row, filled])) },
    }
  })

const formItem: fc.Arbitrary<Omit<AnsweredItem, 'id'>> = fc.oneof(
  single('text', lineText),
  single(
    'multiline text',
    fc.tuple(lineText, lineText).map((lines) => lines.join('\n')),
  ),
  base.map((parts) => ({
    item: { text: 'K přečtení', ...parts, itemType: 'paragraph' } as Partial<FormItem> as FormItem,
    answer: undefined,
  })),
  single('dateTime', day, { isPast: true }),
  single('boolean', fc.boolean(), { trueText: 'Jistě', falseText: 'Vůbec' }),
  single('boolean', fc.constant(true), { trueText: 'Souhlasím', falseText: 'Nesouhlasím', mustBeTrue: true }),
  single('number', fc.nat(1_000_000_000), { unit: 'lidí' }),
  single(
    'numeric',
    fc.nat(10_000_000).map((cents) => cents / 100),
  ),
  money,
  list,
  table,
)

/**
 * A form of the types of the contract and answers that fit it: every other question may depend on
 * the answer before it.
 */
export const filledForm: fc.Arbitrary<{ definition: FormDefinition; answers: FormAnswers }> = ids(8).chain((names) =>
  fc
    .record({
      parts: fc.array(formItem, { minLength: names.length, maxLength: names.length }),
      split: fc.nat(7),
      dependent: fc.nat(),
    })
    .map(({ parts, split, dependent }) => {
      const items = parts.map(({ item }, index) => ({
        ...item,
        id: names[index] ?? '',
        ...((dependent >> index) % 2 === 1 && conditionBy(parts[index - 1], names[index - 1])),
      })) as FormItem[]
      const cut = Math.min(Math.max(split, 1), items.length)
      const sections = [items.slice(0, cut), items.slice(cut)].filter(({ length }) => length > 0)
      const answers = parts.flatMap(({ answer }, index) => (answer === undefined ? [] : [[names[index] ?? '', answer]]))
      return {
        definition: {
          formId: 'form-1',
          title: 'Formulář',
          sections: sections.map((inside, index) => ({ id: `part-${index}`, title: `Část ${index}`, items: inside })),
        },
        answers: Object.fromEntries(answers) as FormAnswers,
      }
    }),
)

/**
 * Shown when the question before it, if it can be a condition, has its first option as the answer.
 */
function conditionBy(before: AnsweredItem | undefined, name: string | undefined): object {
  if (before?.item.itemType === 'boolean') return { shownWhen: { id: name, isAnyOf: ['true'] } }
  if (before?.item.itemType === 'list') return { shownWhen: { id: name, isAnyOf: [before.item.items[0]?.id] } }
  return {}
}
