import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FormItem } from '#rules/forms/form.ts'
import { formOf, openForm } from '#web/testing/engine-form.tsx'

const base = { question: 'Otázka', required: true } as const
const send = 'Odeslat'

describe('a text', () => {
  const town: FormItem = { ...base, id: 'town', itemType: 'text', question: 'Obec', description: 'Kde **bydlíte**' }

  test('is labelled by its question, described by its help, and sent under its id', async () => {
    const { user, sent } = await openForm(formOf(town))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Obec' })
    expect(field.name).toBe('formIdx-town')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Kde bydlíte')
    await user.type(field, 'Brno{Enter}')
    expect(sent).toEqual([{ town: 'Brno' }])
  })

  test.each(['top', 'bottom', 'right'] as const)('has its help %s', async (descriptionPlacement) => {
    await openForm(formOf({ ...town, descriptionPlacement }))
    const order = screen.getByRole('textbox').compareDocumentPosition(screen.getByText('bydlíte'))
    const isBefore = descriptionPlacement === 'top'
    expect(order).toBe(isBefore ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('that is required shows an error on sending, in the summary too, until it is filled in', async () => {
    const { user, sent } = await openForm(formOf(town))
    expect(screen.queryByText('Hodnota je povinná')).toBeNull()
    await user.click(screen.getByRole('button', { name: send }))
    const summary = screen.getByRole('alert')
    expect(within(summary).getByText('Jedno z povinných polích není vyplněno.')).toBeTruthy()
    expect(document.activeElement).toBe(summary)
    const field = screen.getByRole('textbox', { name: 'Obec' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.click(within(summary).getByRole('link', { name: 'Obec: Hodnota je povinná' }))
    expect(document.activeElement).toBe(field)
    await user.type(field, 'Brno')
    await user.tab()
    expect(field.getAttribute('aria-invalid')).toBeNull()
    expect(sent).toEqual([])
  })

  test('is validated live after a fault was found in another field', async () => {
    const phone: FormItem = { ...base, id: 'phone', itemType: 'text', question: 'Telefon', format: 'cz-phone-local' }
    const { user } = await openForm(formOf(town, phone), { answers: { phone: '777123456' } })
    await user.click(screen.getByRole('button', { name: send }))
    await user.type(screen.getByRole('textbox', { name: 'Telefon' }), ' 7')
    await user.tab()
    expect(screen.getByText(/devět číslic bez předvolby/)).toBeTruthy()
  })

  test('of a phone is sent without what a copied number brings along', async () => {
    const phone: FormItem = { ...base, id: 'phone', itemType: 'text', question: 'Telefon', format: 'cz-phone-local' }
    const { user, sent } = await openForm(formOf(phone))
    await user.type(screen.getByRole('textbox', { name: 'Telefon' }), '\u202a777123456\u202c {Enter}')
    expect(sent).toEqual([{ phone: '777123456' }])
  })

  test('shows the remark of the foundation at its field', async () => {
    await openForm(formOf(town), { remarks: [{ itemId: 'town', text: 'i PSČ' }] })
    const descriptionIds = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(descriptionIds.map((id) => document.getElementById(id)?.textContent)).toContain('Prosíme, doplňte: i PSČ')
  })

  test('named by the URL fragment has the focus', async () => {
    await openForm(formOf({ ...town, id: 'name' }, town), { hash: '#f-formIdx-town' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('textbox')[1]))
  })
})

test('a multiline text preserves its line breaks, and accepts a link only if the rule of links allows it', async () => {
  const item: FormItem = { ...base, id: 'story', itemType: 'multiline text', text: '[web](javascript:alert(1))' }
  const { user, sent } = await openForm(formOf(item))
  expect(screen.queryByRole('link', { name: 'web' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Otázka' }), 'první{Enter}druhý')
  await user.click(screen.getByRole('button', { name: send }))
  expect(sent).toEqual([{ story: 'první\ndruhý' }])
})

test('a paragraph is shown and has no answer', async () => {
  const { user, sent } = await openForm(
    formOf({ id: 'p', itemType: 'paragraph', title: 'O datech', text: 'Jen *čtěte*.' }),
  )
  expect(screen.getByRole('heading', { name: 'O datech' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: send }))
  expect(sent).toEqual([{}])
})

describe('a day', () => {
  const day: FormItem = { ...base, id: 'day', itemType: 'dateTime', question: 'Kdy', isPast: true }
  const choose = async (user: Awaited<ReturnType<typeof openForm>>['user'], parts: Record<string, string>) => {
    for (const [label, value] of Object.entries(parts)) await user.selectOptions(screen.getByLabelText(label), value)
  }

  test('is selected as day, month and year', async () => {
    const { user, sent } = await openForm(formOf(day))
    await choose(user, { Den: '5', Měsíc: 'duben', Rok: '2026' })
    await user.click(screen.getByRole('button', { name: send }))
    expect(sent).toEqual([{ day: '2026-04-05' }])
    expect(screen.getByRole('definition').textContent).toBe('5. 4. 2026')
  })

  test('that is incomplete or not in the calendar is refused', async () => {
    const { user, sent } = await openForm(formOf(day))
    await choose(user, { Den: '31', Měsíc: 'únor' })
    await user.click(screen.getByRole('button', { name: send }))
    const group = screen.getByRole('group', { name: 'Kdy' })
    expect(within(group).getByText(/^Neplatná hodnota/)).toBeTruthy()
    await choose(user, { Rok: '2026' })
    expect(within(group).getByText(/^Neplatná hodnota/)).toBeTruthy()
    await choose(user, { Den: '28' })
    expect(within(group).queryByText(/^Neplatná hodnota/)).toBeNull()
    expect(sent).toEqual([])
  })
})

test('a day before another answer says at the field and in the summary what the form says about it', async () => {
  const birth: FormItem = { ...base, id: 'birth', itemType: 'dateTime', question: 'Narození' }
  const message = 'Opravte prosím jeden z obou dnů.'
  const since: FormItem = { ...birth, id: 'since', question: 'Odkdy', notBefore: { id: 'birth', message } }
  const { user, answers, sent } = await openForm(formOf(birth, since), {
    answers: { birth: '2020-05-02', since: '2020-05-01' },
  })
  await user.click(screen.getByRole('button', { name: send }))
  const group = screen.getByRole('group', { name: 'Odkdy' })
  expect(within(group).getByText(message)).toBeTruthy()
  expect(screen.getByRole('link', { name: `Odkdy: ${message}` })).toBeTruthy()
  await user.selectOptions(within(group).getByLabelText('Den'), '2')
  expect(within(group).queryByText(message)).toBeNull()
  expect([answers.get('since'), sent]).toEqual(['2020-05-02', []])
})

describe('yes or no', () => {
  test('has its own labels and no preselected answer', async () => {
    const item: FormItem = { ...base, id: 'pet', itemType: 'boolean', trueText: 'Máme', falseText: 'Nemáme' }
    const { user, sent } = await openForm(formOf(item))
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
    await user.click(screen.getByRole('radio', { name: 'Nemáme' }))
    await user.click(screen.getByRole('button', { name: send }))
    expect(sent).toEqual([{ pet: false }])
  })

  test('of a declaration is one checkbox, and it has to be checked', async () => {
    const item: FormItem = {
      ...base,
      id: 'truth',
      itemType: 'boolean',
      trueText: 'Ano, prohlašuji',
      falseText: 'Ne',
      mustBeTrue: true,
    }
    const { user, sent } = await openForm(formOf(item))
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(screen.getByRole('button', { name: send }))
    expect(sent).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Ano, prohlašuji' }))
    await user.click(screen.getByRole('button', { name: send }))
    expect(sent).toEqual([{ truth: true }])
  })
})

describe('a number', () => {
  const members: FormItem = { ...base, id: 'members', itemType: 'number', question: 'Počet', minimum: 1, unit: 'lidí' }
  const field = () => screen.getByRole<HTMLInputElement>('textbox')

  test('is sent as a number, and shown with its unit', async () => {
    const { user, sent } = await openForm(formOf(members))
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe('lidí')
    await user.type(field(), '1 200{Enter}')
    expect(sent).toEqual([{ members: 1200 }])
    expect(screen.getByRole('definition').textContent).toBe('1\u00a0200\u00a0lidí')
  })

  test.each([
    ['pět', /celé číslo, třeba 4\.$/],
    ['1,5', /celé číslo, třeba 4\.$/],
    ['0', /^Hodnota nedosahuje požadovaného minima$/],
    ['-4', /^Hodnota nedosahuje požadovaného minima$/],
    ['9999999999', /^Hodnota překračuje povolené maximum$/],
  ])('typed as %s stays as typed and says why not', async (typed, message) => {
    const { user, sent } = await openForm(formOf(members))
    await user.type(field(), `${typed}{Enter}`)
    expect(within(screen.getByRole('form')).getAllByText(message).length).toBeGreaterThan(0)
    expect([field().value, sent.length]).toEqual([typed, 0])
  })

  test('with decimals has a comma, keeps every letter, and ignores arrows', async () => {
    const item: FormItem = { ...base, id: 'price', itemType: 'numeric', unit: 'Kč' }
    const { user, sent } = await openForm(formOf(item))
    await user.type(field(), 'asi 12{Enter}')
    expect(screen.getAllByText(/číslo, třeba 12,50\.$/)).toHaveLength(2)
    await user.clear(field())
    await user.type(field(), '1e2,5{Enter}')
    expect([field().value, screen.getAllByText(/číslo, třeba 12,50\.$/).length, sent]).toEqual(['1e2,5', 2, []])
    await user.clear(field())
    await user.type(field(), '12,5')
    for (const key of ['ArrowUp', 'ArrowDown']) expect(fireEvent.keyDown(field(), { key })).toBe(false)
    expect(fireEvent.keyDown(field(), { key: '5' })).toBe(true)
    await user.click(screen.getByRole('button', { name: send }))
    expect(sent).toEqual([{ price: 12.5 }])
  })
})
