import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderUi, sentBy } from '../testing/render-ui.tsx'
import { AutocompleteField } from './autocomplete-field.tsx'
import { BirthDateField } from './birth-date-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormField } from './form-field.tsx'
import { MultiSelectField } from './multi-select-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { SelectField } from './select-field.tsx'
import { ToggleField } from './toggle-field.tsx'

const choices = [
  { value: 'house', label: 'dům' },
  { value: 'flat', label: 'byt' },
  { value: 'hostel', label: 'ubytovna' },
]
const form = () => screen.getByRole<HTMLFormElement>('form')

afterEach(() => vi.useRealTimers())

describe('fields of a choice', () => {
  it('a select may accept several options', async () => {
    const { user } = renderUi(
      <form aria-label="f">
        <SelectField name="housing" label="Bydlení" choices={choices} multiple />
      </form>,
    )
    await user.selectOptions(screen.getByRole('listbox', { name: 'Bydlení' }), ['dům', 'byt'])
    expect(sentBy(form())).toEqual([
      ['housing', 'house'],
      ['housing', 'flat'],
    ])
  })

  it('a multiselect names the selected options when it is closed', async () => {
    const { user } = renderUi(
      <form aria-label="f">
        <MultiSelectField name="housing" label="Bydlení" choices={choices} defaultValue={['house']} />
      </form>,
    )
    const group = screen.getByRole('group', { name: 'Bydlení' })
    const row = group.querySelector('summary') as HTMLElement
    expect(row.textContent).toBe('dům')
    await user.click(row)
    await user.click(within(group).getByRole('checkbox', { name: 'byt' }))
    expect(row.textContent).toBe('dům, byt')
    await user.click(within(group).getByRole('checkbox', { name: 'ubytovna' }))
    expect(row.textContent).toBe('Vybrány 3 možnosti')
    expect(sentBy(form())).toHaveLength(3)
  })

  it('a toggle has no answer at first, and labels of its own', async () => {
    const { user } = renderUi(
      <form aria-label="f">
        <ToggleField name="offers" label="Smíme vás oslovit?" trueText="Smíte" falseText="Raději ne" />
      </form>,
    )
    expect(sentBy(form())).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'Raději ne' }))
    expect(sentBy(form())).toEqual([['offers', 'false']])
  })

  it('a checkbox shows its error', () => {
    renderUi(<FormField kind="checkbox" name="consent" label="Souhlasím" error="Bez souhlasu to nepůjde." />)
    const box = screen.getByRole('checkbox', { name: 'Souhlasím' })
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Bez souhlasu')
  })
})

describe('a birth date', () => {
  it('offers 31 days, 12 months by name and 101 years', () => {
    renderUi(<BirthDateField name="born" label="Datum narození" currentYear={2026} />)
    const group = screen.getByRole('group', { name: 'Datum narození' })
    const optionTexts = (label: string) =>
      [...within(group).getByLabelText<HTMLSelectElement>(label).options].slice(1).map((o) => o.text)
    expect(optionTexts('Den')).toHaveLength(31)
    expect(optionTexts('Měsíc')).toHaveLength(12)
    expect(optionTexts('Měsíc')[0]).toBe('leden')
    expect([optionTexts('Rok').length, optionTexts('Rok')[0], optionTexts('Rok').at(-1)]).toEqual([101, '2026', '1926'])
  })
})

describe('a phone', () => {
  const typeAndLeave = async (typed: string) => {
    const { user } = renderUi(<PhoneField name="phone" label="Telefon" />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' })
    await user.type(input, typed)
    await user.tab()
    return input
  }

  it.each([
    ['a Czech number without a prefix', '777123456', '+420 777 123 456'],
    ['a Czech number with its prefix in brackets', '(+420) 601 001 001', '+420 601 001 001'],
    ['an extension', '601001001 linka 1234', '+420 601 001 001 linka 1234'],
    ['a number of another country, as typed', '+421 905 123 456', '+421 905 123 456'],
  ])('takes %s', async (_, typed, shown) => {
    const input = await typeAndLeave(typed)
    expect(input.value).toBe(shown)
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('shows an error if digits are missing', async () => {
    const input = await typeAndLeave('77712')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/Číslo je příliš krátké/)).toBeTruthy()
  })

  it('shows an error only once the click that leaves the field is over, so that nothing moves under it', async () => {
    const { user } = renderUi(<PhoneField name="phone" label="Telefon" />)
    const input = screen.getByRole('textbox', { name: 'Telefon' })
    await user.type(input, '77712')
    await user.pointer({ keys: '[MouseLeft>]', target: document.body })
    expect(document.activeElement).not.toBe(input)
    expect(screen.queryByText(/Číslo je příliš krátké/)).toBeNull()
    await user.pointer('[/MouseLeft]')
    expect(await screen.findByText(/Číslo je příliš krátké/)).toBeDefined()
  })

  it('shows the message of the form rather than its own', async () => {
    renderUi(<PhoneField name="phone" label="Telefon" error="Hodnota je povinná" />)
    expect(screen.getByText('Hodnota je povinná')).toBeTruthy()
  })
})

describe('autocomplete', () => {
  const towns = ['Brno', 'Břeclav', 'Praha']
  const field = (onPick = vi.fn<(town: string) => void>()) => (
    <AutocompleteField name="town" label="Obec" suggestions={towns} onPick={onPick} />
  )

  it('ignores diacritics, and accepts a suggestion by arrow keys and Enter', async () => {
    const onPick = vi.fn<(town: string) => void>()
    const { user } = renderUi(field(onPick))
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Obec' })
    await user.type(input, 'bre')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Břeclav'])
    await user.keyboard('{ArrowDown}')
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
    await user.keyboard('{Enter}')
    expect(input.value).toBe('Břeclav')
    expect(onPick).toHaveBeenCalledExactlyOnceWith('Břeclav')
    expect(input.getAttribute('aria-expanded')).toBe('false')
  })

  it('accepts a suggestion by a click', async () => {
    const { user } = renderUi(field())
    await user.type(screen.getByRole('combobox'), 'pra')
    await user.click(screen.getByRole('option', { name: 'Praha' }))
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Praha')
  })

  it('closes on Escape and keeps the typed text', async () => {
    const { user } = renderUi(field())
    await user.type(screen.getByRole('combobox'), 'br{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('br')
  })

  it('closes 100 ms after the focus has left, not sooner', () => {
    vi.useFakeTimers()
    renderUi(field())
    const input = screen.getByRole('combobox')
    fireEvent.focus(input)
    fireEvent.change(input, { target: { value: 'br' } })
    fireEvent.blur(input)
    act(() => void vi.advanceTimersByTime(99))
    expect(screen.getAllByRole('option')).toHaveLength(2)
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('option')).toBeNull()
  })
})

describe('the error summary', () => {
  const errors = [
    { name: 'born', message: 'Vyplňte datum narození' },
    { name: 'name', label: 'Příjmení', message: 'Hodnota je povinná' },
  ]
  const page = (attempt: number, found = errors) => (
    <>
      <ErrorSummary errors={attempt === 0 ? [] : found} attempt={attempt} />
      <BirthDateField name="born" label="Datum narození" currentYear={2026} />
    </>
  )

  it('does not take the focus again while the errors change', () => {
    const { rerender } = renderUi(page(1))
    screen.getByLabelText('Den').focus()
    rerender(page(1, errors.slice(1)))
    expect(document.activeElement).toBe(screen.getByLabelText('Den'))
  })
})
