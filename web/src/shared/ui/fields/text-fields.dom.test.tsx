import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
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
  it('holds at most 100 characters, an emoji counting as one', () => {
    renderUi(<TextField name="a" label="Text" />)
    const input = screen.getByLabelText<HTMLInputElement>('Text')
    fireEvent.change(input, { target: { value: '💛'.repeat(101) } })
    expect([...input.value]).toHaveLength(100)
  })

  it('does not cut a letter that is still being composed', () => {
    renderUi(<TextField name="a" label="Text" maxCharacters={3} />)
    const input = screen.getByLabelText<HTMLInputElement>('Text')
    input.value = 'abcd'
    fireEvent(input, new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(input.value).toBe('abcd')
    fireEvent.compositionEnd(input)
    expect(input.value).toBe('abc')
  })

  it('shows how many characters are left only near the limit', () => {
    renderUi(<TextField name="a" label="Text" />)
    const input = screen.getByLabelText('Text')
    fireEvent.change(input, { target: { value: 'a'.repeat(79) } })
    expect(screen.queryByText(/Zbýv/)).toBeNull()
    fireEvent.change(input, { target: { value: 'a'.repeat(98) } })
    expect(screen.getByText('Zbývají 2 znaky')).toBeTruthy()
  })

  it('does not cut a long text if the limit is open, and shows the excess', () => {
    const over = (count: number) => `${count} navíc`
    renderUi(<TextAreaField name="a" label="Vzkaz" maxCharacters={10} tooLongNote={over} defaultValue="dvanáct zna" />)
    expect(screen.getByText('1 navíc')).toBeTruthy()
    const area = screen.getByLabelText<HTMLTextAreaElement>('Vzkaz')
    fireEvent.change(area, { target: { value: 'a'.repeat(15) } })
    expect(area.value).toHaveLength(15)
    expect(screen.getAllByText('5 navíc')).toHaveLength(1)
    fireEvent.change(area, { target: { value: 'a'.repeat(10) } })
    expect(screen.getAllByText('Zbývá 0 znaků')).toHaveLength(2)
  })

  it('allows 254 characters for an e-mail', () => {
    renderUi(<TextField name="a" type="email" label="E-mail" />)
    const input = screen.getByLabelText<HTMLInputElement>('E-mail')
    fireEvent.change(input, { target: { value: 'a'.repeat(300) } })
    expect(input.value).toHaveLength(254)
  })

  it('keeps the value it had before React started', () => {
    renderUi(<TextAreaField name="a" label="Vzkaz" defaultValue="psáno dřív" />)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Vzkaz').value).toBe('psáno dřív')
  })
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
    const input = screen.getByRole('spinbutton', { name: 'Částka' })
    const keyDownEvent = createEvent.keyDown(input, { key })
    fireEvent(input, keyDownEvent)
    expect(keyDownEvent.defaultPrevented).toBe(refused)
  })

  it('has a minimum and a maximum', () => {
    renderUi(<NumberField name="n" label="Částka" min={21} max={500} />)
    const input = screen.getByLabelText<HTMLInputElement>('Částka')
    expect([input.min, input.max]).toEqual(['21', '500'])
  })

  it.each(['text', 'number'] as const)('loses the focus on the mouse wheel (%s)', (kind) => {
    renderUi(kind === 'text' ? <TextField name="a" label="A" /> : <NumberField name="a" label="A" />)
    const input = screen.getByLabelText('A')
    input.focus()
    fireEvent.wheel(input)
    expect(document.activeElement).not.toBe(input)
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
