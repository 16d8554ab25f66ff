import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FormItem } from '#rules/forms/form.ts'
import { formOf, openForm } from '#web/testing/engine-form.tsx'
import { plainText } from '#web/testing/page-text.ts'

const base = { question: 'Otázka', required: true } as const
const send = 'Odeslat'

describe('incomes and expenses', () => {
  const item: FormItem = {
    ...base,
    id: 'money',
    itemType: 'financialSituation',
    question: 'Peníze rodiny',
    incomes: [
      { id: 'wage', title: 'Mzda' },
      { id: 'benefit', title: 'Dávky' },
    ],
    expenses: [{ id: 'rent', title: 'Nájem' }],
  }
  const line = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

  test('are sent line by line, and their sums are shown', async () => {
    const { user, sent } = await openForm(formOf(item))
    await user.type(line('Mzda'), '20 000')
    await user.type(line('Dávky'), '1 500 Kč')
    await user.type(line('Nájem'), '9000')
    await user.click(screen.getByRole('button', { name: send }))
    expect(sent).toEqual([{ money: { incomes: { wage: 20000, benefit: 1500 }, expenses: { rent: 9000 } } }])
    expect(plainText(screen.getByRole('group', { name: 'Příjmy za měsíc' }))).toContain('21 500 Kč')
  })

  test('announce their sum when the user leaves them, not at every line', async () => {
    const { user } = await openForm(formOf(item))
    const group = screen.getByRole('group', { name: 'Příjmy za měsíc' })
    const announced = () =>
      within(group)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('')
    await user.type(line('Mzda'), '20000')
    await user.tab()
    expect(announced()).toBe('')
    await user.tab()
    expect(announced()).toBe('Příjmy celkem: 20000 Kč')
  })

  test('name every empty line; a click fills in zeros there and changes nothing else', async () => {
    const { user, sent } = await openForm(formOf(item))
    await user.type(line('Nájem'), 'asi 9000{Enter}')
    expect(screen.getAllByText('Hodnota je povinná')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Doplnit nuly do prázdných řádků' }))
    expect([line('Mzda').value, line('Dávky').value, line('Nájem').value]).toEqual(['0', '0', 'asi 9000'])
    expect(screen.getByText('Doplněny 2 nuly')).toBeTruthy()
    expect(screen.queryByText('Hodnota je povinná')).toBeNull()
    expect(within(screen.getByRole('group', { name: 'Výdaje za měsíc' })).getByText(/celé číslo/)).toBeTruthy()
    await user.clear(line('Nájem'))
    await user.type(line('Nájem'), '9000{Enter}')
    expect(sent).toEqual([{ money: { incomes: { wage: 0, benefit: 0 }, expenses: { rent: 9000 } } }])
  })

  test('without any expense are refused at the expenses', async () => {
    const { user, sent } = await openForm(formOf(item))
    await user.click(screen.getByRole('button', { name: 'Doplnit nuly do prázdných řádků' }))
    await user.click(screen.getByRole('button', { name: send }))
    const group = screen.getByRole('group', { name: 'Výdaje za měsíc' })
    expect(within(group).getByText(/Součet výdajů nemůže být nula/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: /Součet výdajů nemůže být nula/ }))
    expect(document.activeElement).toBe(line('Nájem'))
    expect(sent).toEqual([])
  })
})

describe('a list', () => {
  const items = [
    { id: 'flat', title: 'Byt', hasText: false },
    { id: 'other', title: 'Jinak', hasText: true },
  ]

  test('of one choice is a group of radios', async () => {
    const { user, sent } = await openForm(formOf({ ...base, id: 'home', itemType: 'list', items }))
    await user.click(screen.getByRole('radio', { name: 'Jinak' }))
    await user.click(screen.getByRole('radio', { name: 'Byt' }))
    await user.click(screen.getByRole('button', { name: send }))
    expect(sent).toEqual([{ home: { chosen: [{ id: 'flat' }] } }])
  })

  test('shows a text field for an option that needs a text, and saves the text with the option', async () => {
    const { user, sent } = await openForm(formOf({ ...base, id: 'home', itemType: 'list', isMultiple: true, items }))
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Jinak' }))
    await user.click(screen.getByRole('button', { name: send }))
    await user.click(screen.getByRole('link', { name: /^Otázka – Jinak: Hodnota je povinná$/ }))
    const otherField = screen.getByRole<HTMLInputElement>('textbox', { name: /^Upřesněte prosím: Jinak/ })
    expect(document.activeElement).toBe(otherField)
    expect(otherField.name).toBe('formIdx-home.other')
    await user.type(otherField, 'u babičky')
    await user.click(screen.getByRole('checkbox', { name: 'Byt' }))
    await user.click(screen.getByRole('button', { name: send }))
    expect(sent).toEqual([{ home: { chosen: [{ id: 'flat' }, { id: 'other', text: 'u babičky' }] } }])
    expect(screen.getByText('Jinak: u babičky')).toBeTruthy()
  })
})

describe('a table', () => {
  const item: FormItem = {
    ...base,
    id: 'costs',
    itemType: 'table',
    header: ['Výdaj', 'Kč', 'Poznámka'],
    rows: [
      { id: 'travel', cells: ['Cesty', '', ''] },
      { id: 'fixed', cells: ['Paušál', '100', ''] },
      { id: 'own', cells: ['', '', ''] },
    ],
    footer: ['Celkem', ''],
    required: false,
  }

  test('has a field for every empty cell, and sums the integers of the second column in its unit', async () => {
    const { user, sent } = await openForm(formOf(item))
    const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
    expect(cell('Kč, Cesty').name).toBe('formIdx-costs.travel.1')
    expect(screen.queryByRole('textbox', { name: 'Kč, Paušál' })).toBeNull()
    await user.type(cell('Kč, Cesty'), '1 000')
    await user.type(cell('Poznámka, Paušál'), 'měsíčně')
    await user.type(cell('Kč, Řádek 3'), '10')
    await user.click(screen.getByRole('button', { name: send }))
    expect(sent).toEqual([
      {
        costs: {
          rows: { travel: ['Cesty', '1 000', ''], fixed: ['Paušál', '100', 'měsíčně'], own: ['', '10', ''] },
        },
      },
    ])
    expect(plainText(within(screen.getByRole('table')).getByRole('row', { name: /Celkem/ }))).toMatch(/1 110 Kč$/)
  })

  test('shows an error at a cell that is not a number', async () => {
    const { user } = await openForm(formOf(item))
    await user.type(screen.getByRole('textbox', { name: 'Kč, Cesty' }), 'moc{Enter}')
    await user.click(screen.getByRole('link', { name: /^Otázka – Cesty, Kč: Neplatná hodnota/ }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Kč, Cesty/ }))
  })
})
