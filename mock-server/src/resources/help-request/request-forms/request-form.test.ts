import { describe, expect, test } from 'vitest'
import { checkAnswers } from '#rules/forms/check-answers.ts'
import { ONCOLOGICAL_ANSWERS, OTHER_ANSWERS } from '#rules/forms/complete-answers.ts'
import { itemsOf } from '#rules/forms/shown-items.ts'
import { validateDefinition } from '#rules/forms/validate-definition.ts'
import { requestForm } from './request-form.rules.ts'

const VARIANTS = ['oncological', 'other'] as const
const COMPLETE = { oncological: ONCOLOGICAL_ANSWERS, other: OTHER_ANSWERS }
const today = '2026-11-10'

describe.each(VARIANTS)('the %s form', (variant) => {
  const { form, categories } = requestForm(variant)

  test('is supported by the engine', () => {
    expect(validateDefinition(form)).toBeUndefined()
  })

  test('can be sent when it is filled in', () => {
    expect(checkAnswers(form, COMPLETE[variant], { today })).toEqual({})
  })

  test('has contact fields in formats that a letter and a sign-in can use', () => {
    expect(itemsOf(form)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id: 'contact-email', required: true, format: 'portal-email' }),
        expect.objectContaining({ id: 'contact-phone', required: true, format: 'cz-phone-local' }),
        expect.objectContaining({ id: 'contact-birth', required: true, isPast: true }),
      ]),
    )
  })

  test('is refused without the two declarations', () => {
    const refused = { ...COMPLETE[variant], truthfulness: false, 'health-consent': false }
    expect(checkAnswers(form, refused, { today })).toEqual({
      'health-consent': 'must-be-true',
      truthfulness: 'must-be-true',
    })
  })

  test('leaves no one-letter word at the end of a line', () => {
    expect(JSON.stringify({ form, categories })).not.toMatch(/(?<![\p{L}\p{N}])[ksvzouai] /iu)
  })

  test('requires a medical report and no other file category', () => {
    expect(categories.filter(({ isRequired }) => isRequired).map(({ id }) => id)).toEqual(['medical-report'])
  })
})

test.each([
  ['an illness', 'other', { 'patient-birth': '2018-06-21' }, 'ill-since'],
  ['a treatment', 'oncological', { 'patient-birth': '2026-05-05' }, 'treated-since'],
  [
    'an end of the treatment',
    'oncological',
    { 'treatment-stage': { chosen: [{ id: 'checkups' }] }, 'treatment-ended': '2026-05-03' },
    'treatment-ended',
  ],
] as const)('%s before what it follows is refused at its day', (_, variant, given, at) => {
  const answers = { ...COMPLETE[variant], ...given }
  expect(checkAnswers(requestForm(variant).form, answers, { today })).toEqual({ [at]: 'too-early' })
})

test('both forms together have an item of every type', () => {
  const types = VARIANTS.flatMap((variant) => itemsOf(requestForm(variant).form)).map(({ itemType }) => itemType)
  expect([...new Set(types)].toSorted()).toEqual([
    'boolean',
    'dateTime',
    'financialSituation',
    'list',
    'multiline text',
    'number',
    'numeric',
    'paragraph',
    'table',
    'text',
  ])
})

test('the end of treatment is required only if the treatment has ended', () => {
  const { form } = requestForm('oncological')
  const ended = { ...ONCOLOGICAL_ANSWERS, 'treatment-stage': { chosen: [{ id: 'checkups' }] } }
  expect(checkAnswers(form, ended, { today })).toEqual({ 'treatment-ended': 'required' })
  expect(checkAnswers(form, { ...ended, 'treatment-ended': '2026-09-01' }, { today })).toEqual({})
})

test('a request has no items about an illness of the other form', () => {
  const { form } = requestForm('other')
  expect(
    checkAnswers(form, { ...OTHER_ANSWERS, 'treatment-stage': { chosen: [{ id: 'ongoing' }] } }, { today }),
  ).toEqual({ 'treatment-stage': 'unknown' })
})

test('each disease category of the specification can be chosen in one of the forms', () => {
  const chosen = VARIANTS.flatMap((variant) => {
    const item = itemsOf(requestForm(variant).form).find(({ id }) => id === 'disease-category')
    return item?.itemType === 'list' ? item.items.map(({ id }) => id) : []
  })
  expect(chosen.toSorted()).toEqual([
    'chronic-intestinal-disease',
    'cystic-fibrosis',
    'epidermolysis-bullosa',
    'long-term-oncological',
    'metabolic-disorder',
    'muscular-dystrophy',
    'oncological',
    'organ-failure',
    'other',
  ])
})

test('a sibling younger than one year has the age 0, and the form says so', () => {
  const { form } = requestForm('other')
  const baby = { ...OTHER_ANSWERS, 'family-table': { rows: { 'person-1': ['Ema', '0', 'sestra'] } } }
  expect(checkAnswers(form, baby, { today })).toEqual({})
  expect(itemsOf(form).find(({ id }) => id === 'family-table')?.description).toContain('napište 0')
})
