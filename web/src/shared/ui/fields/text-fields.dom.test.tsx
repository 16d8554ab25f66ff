import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { fill, reset } from '#web/shared/forms/form-draft.ts'
import { plainText } from '#web/testing/page-text.ts'
import { renderUi } from '../testing/render-ui.tsx'
import { AutocompleteField } from './autocomplete-field.tsx'
import { EmailField } from './email-field.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

describe('a field', () => {
  it('is found by its label and described by its hint and its error', () => {
    renderUi(<TextField name="email" label="E-mail" hint="Třeba jana@example.cz" error="Neplatná hodnota" />)
    const input = screen.getByRole('textbox', { name: 'E-mail' })
    expect(input).toHaveProperty('name', 'email')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const descriptions = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(descriptions).toEqual(['Třeba jana@example.cz', 'Chyba: Neplatná hodnota'])
  })

  it('finds its own error by a dotted name in the errors of the form', () => {
    const errors = { contact: { phone: 'Chybí telefon' }, 'contact.city': 'Chybí město' }
    renderUi(
      <>
        <TextField name="contact.phone" label="Telefon" errors={errors} />
        <TextField name="contact.city" label="Město" errors={errors} />
        <TextField name="contact.street" label="Ulice" errors={errors} />
      </>,
    )
    expect(screen.getByText('Chybí telefon')).toBeTruthy()
    expect(screen.getByText('Chybí město')).toBeTruthy()
    expect(screen.getByLabelText('Ulice').getAttribute('aria-invalid')).toBeNull()
  })

  it('shows that it is optional', () => {
    renderUi(<TextField name="title" label="Titul" optional />)
    expect(screen.getByRole('textbox', { name: 'Titul (nepovinné)' })).toBeTruthy()
  })

  it.each(['top', 'right'] as const)('shows its hint placed %s and describes its control by it', (placement) => {
    renderUi(<TextField name="a" label="A" hint="Nápověda" hintPlacement={placement} />)
    expect(screen.getByLabelText('A').getAttribute('aria-describedby')).toBe(screen.getByText('Nápověda').id)
  })

  it('has no style attribute, which the policy would refuse in prerendered pages', () => {
    const { container } = renderUi(<TextField name="a" label="A" hint="b" error="c" />)
    expect(container.querySelector('[style]')).toBeNull()
  })
})

describe('a text field', () => {
  const kinds = [
    ['one line', <TextField key="a" name="a" label="Text" maxCharacters={10} defaultValue="dvanáct zna" />],
    ['several lines', <TextAreaField key="a" name="a" label="Text" maxCharacters={10} defaultValue="dvanáct zna" />],
  ] as const

  it.each(kinds)('of %s keeps a text over its limit, and says how many characters are too many', (_, field) => {
    renderUi(field)
    const shown = () => screen.getByLabelText('Text').closest('div')?.querySelector('p')?.textContent
    expect(shown()).toBe('O\u00a01 znak víc, než se vejde')
    const control = screen.getByLabelText<HTMLInputElement>('Text')
    // An emoji and a letter with its combining háček are one character each (rule 14.3).
    const pasted = `${'💛'.repeat(12)}r\u030c`
    fireEvent.change(control, { target: { value: pasted } })
    expect([control.value, shown()]).toEqual([pasted, 'O\u00a03 znaky víc, než se vejde'])
    fireEvent.change(control, { target: { value: 'a'.repeat(10) } })
    expect(shown()).toBe('Zbývá 0 znaků')
  })

  it('announces that its limit was crossed, and then only round numbers', () => {
    renderUi(<TextField name="a" label="Text" maxCharacters={10} />)
    const type = (length: number) => {
      fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'a'.repeat(length) } })
      return screen.getByRole('status').textContent
    }
    expect([9, 13, 14, 20].map(type)).toEqual([
      '',
      'O\u00a03 znaky víc, než se vejde',
      '',
      'O\u00a010 znaků víc, než se vejde',
    ])
  })

  it('counts a text that a draft restored, and the former one once the draft is discarded', () => {
    const { container } = renderUi(
      <form>
        <TextField name="a" label="Text" maxCharacters={10} />
      </form>,
    )
    const form = container.querySelector('form') as HTMLFormElement
    act(() => fill(form, { a: 'a'.repeat(12) }))
    expect(screen.getByRole('status').textContent).toBe('O\u00a02 znaky víc, než se vejde')
    act(() => reset(form))
    expect(plainText(container)).toBe('Text')
  })

  it('of several lines has the limit of the contract unless it has its own', () => {
    renderUi(<TextAreaField name="a" label="Text" defaultValue={'a'.repeat(5_001)} />)
    expect(screen.getAllByText('O 1 znak víc, než se vejde')).toHaveLength(2)
  })

  it('with suggestions keeps a long text, too', () => {
    renderUi(<AutocompleteField name="a" label="Text" suggestions={[]} />)
    const control = screen.getByRole<HTMLInputElement>('combobox')
    fireEvent.change(control, { target: { value: 'a'.repeat(150) } })
    expect([control.value.length, screen.getAllByText('O 50 znaků víc, než se vejde').length]).toEqual([150, 2])
  })

  it('shows how many characters are left only near the limit', () => {
    renderUi(<TextField name="a" label="Text" />)
    const input = screen.getByLabelText('Text')
    fireEvent.change(input, { target: { value: 'a'.repeat(79) } })
    expect(screen.queryByText(/Zbýv/)).toBeNull()
    fireEvent.change(input, { target: { value: 'a'.repeat(98) } })
    expect(screen.getByText('Zbývají 2 znaky')).toBeTruthy()
  })

  it('keeps the value it had before React started', () => {
    renderUi(<TextAreaField name="a" label="Vzkaz" defaultValue="psáno dřív" />)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Vzkaz').value).toBe('psáno dřív')
  })
})

test('an e-mail with a Czech domain is shown as it is sent, in every browser', async () => {
  const { user } = renderUi(<EmailField name="email" label="E-mail" />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await user.type(input, 'jana@háčky.cz ')
  expect([input.type, input.value]).toEqual(['text', 'jana@háčky.cz '])
  await user.tab()
  expect(input.value).toBe('jana@xn--hky-ela4t.cz')
})

describe('a numeric field', () => {
  const keys: [key: string, props: { blockExponent?: boolean; blockArrows?: boolean }, refused: boolean][] = [
    ['e', { blockExponent: true }, true],
    ['E', { blockExponent: true }, true],
    ['e', {}, false],
    ['ArrowUp', { blockArrows: true }, true],
    ['ArrowDown', { blockArrows: true }, true],
    ['ArrowUp', {}, false],
    ['5', { blockExponent: true, blockArrows: true }, false],
  ]
  it.each(keys)('for the key %s under %o: refused is %s', (key, props, refused) => {
    renderUi(<NumberField name="n" label="Částka" {...props} />)
    const input = screen.getByRole('textbox', { name: 'Částka' })
    const keyDownEvent = createEvent.keyDown(input, { key })
    fireEvent(input, keyDownEvent)
    expect(keyDownEvent.defaultPrevented).toBe(refused)
  })

  const typed = (value: string) => {
    const input = screen.getByLabelText<HTMLInputElement>('Částka')
    fireEvent.change(input, { target: { value } })
    return input
  }

  it('keeps a pasted text that is no number', () => {
    renderUi(<NumberField name="n" label="Částka" blockExponent />)
    const beforeInput = new InputEvent('beforeinput', { data: '1e3', bubbles: true, cancelable: true })
    fireEvent(screen.getByLabelText('Částka'), beforeInput)
    expect(beforeInput.defaultPrevented).toBe(false)
  })

  it('is invalid for the browser under its minimum, over its maximum and if it can be read in two ways', () => {
    renderUi(<NumberField name="n" label="Částka" min={21} max={500} />)
    const messages = ['20', '21', '500 Kč', '501', '25.000', ''].map((text) => typed(text).validationMessage)
    expect(messages).toEqual([
      'Hodnota nedosahuje požadovaného minima',
      '',
      '',
      'Hodnota překračuje povolené maximum',
      'Neplatná hodnota. Napište prosím celé číslo bez tečky a\u00a0čárky.',
      '',
    ])
  })

  it('repeats the number within its bounds that was understood, and announces it when the user leaves', () => {
    renderUi(<NumberField name="n" label="Částka" min={21} max={1000} understood={(number) => `Zaplatíte ${number}`} />)
    const input = typed('1 000,- Kč')
    const description = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
    expect([description(), screen.getByRole('status').textContent]).toEqual(['Zaplatíte 1000', ''])
    fireEvent.blur(input)
    expect(screen.getByRole('status').textContent).toBe('Zaplatíte 1000')
    for (const text of ['1.000', '20', '1001,-', '100,5']) {
      typed(text)
      expect(description()).toBeUndefined()
    }
  })

  it('says no number of an amount that the form refuses', () => {
    const field = { name: 'n', label: 'Částka', understood: (number: number) => `Zaplatíte ${number}` }
    const { rerender } = renderUi(<NumberField {...field} />)
    fireEvent.blur(typed('13'))
    expect(screen.getAllByText('Zaplatíte 13')).toHaveLength(2)
    rerender(<NumberField {...field} error="Kartou jde poslat nejméně 21 Kč." />)
    expect(screen.queryByText('Zaplatíte 13')).toBeNull()
  })
})

describe('a password', () => {
  it('can be shown and hidden again', async () => {
    const { user } = renderUi(<PasswordField name="password" label="Heslo" defaultValue="andel123" />)
    const input = screen.getByLabelText('Heslo')
    expect(input.getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Zobrazit heslo' }))
    expect(input.getAttribute('type')).toBe('text')
    expect(screen.getByRole('status').textContent).toBe('Heslo je vidět')
    await user.click(screen.getByRole('button', { name: 'Skrýt heslo' }))
    expect(input.getAttribute('type')).toBe('password')
  })

  it('is hidden when the form is submitted', async () => {
    const { user } = renderUi(
      <form aria-label="f" onSubmit={(event) => event.preventDefault()}>
        <PasswordField name="password" label="Heslo" />
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Zobrazit heslo' }))
    fireEvent.submit(screen.getByRole('form'))
    expect(screen.getByLabelText('Heslo').getAttribute('type')).toBe('password')
  })
})

describe('a text field with a unit or a note', () => {
  it('is described by its unit, and by its note before the hint', () => {
    renderUi(<TextField name="a" label="A" unit="Kč" note="Doplňte" hint="Nápověda" hintPlacement="bottom" />)
    const descriptions = screen.getByLabelText('A').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(descriptions.map((id) => document.getElementById(id)?.textContent)).toEqual(['Kč', 'Doplňte', 'Nápověda'])
  })
})
