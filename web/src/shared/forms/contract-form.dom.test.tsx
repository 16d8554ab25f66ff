import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { betweenAnswerAndPage } from '#web/testing/between-answer-and-page.ts'
import { quickTypist } from '#web/testing/quick-typist.ts'
import { ApiFailure, sessionChanged } from '../api/envelope.ts'
import { type ContractFormOptions, useContractForm, useFormWithFailure } from './contract-form.ts'
import { formDataOf } from './read-form.ts'

const schema = v.object({
  name: v.pipe(v.string('required'), v.maxLength(5, 'max')),
  amount: v.pipe(v.number('required'), v.minValue(21, 'min')),
  address: v.object({ city: v.string('required') }),
  agreed: v.literal(true, 'invalid'),
})
type Options = Partial<ContractFormOptions<typeof schema>>
type Submit = NonNullable<Options['onSubmit']>

function Form({ options }: { options: Options }) {
  const form = useContractForm({ schema, onSubmit: async () => undefined, ...options })
  return (
    <form aria-label="dar" {...form.formProps}>
      <output aria-label="codes">{JSON.stringify(form.codes)}</output>
      <output aria-label="attempt">{form.attempt}</output>
      <output aria-label="sending">{String(form.sending)}</output>
      <input aria-label="name" name="name" />
      <input aria-label="amount" name="amount" />
      <input aria-label="city" name="address.city" />
      <input aria-label="agreed" name="agreed" type="checkbox" />
      <button type="submit">Odeslat</button>
    </form>
  )
}

const user = quickTypist()
const codes = () => JSON.parse(screen.getByLabelText('codes').textContent) as unknown
const shown = (label: string) => screen.getByLabelText(label).textContent
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const send = () => user.click(screen.getByRole('button'))
const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text)

async function fill() {
  await type('name', 'Jana')
  await type('amount', '300')
  await type('city', 'Brno')
  await user.click(screen.getByLabelText('agreed'))
}

/** A call that the test settles. */
function heldCall() {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  const onSubmit = vi.fn<Submit>(() => promise)
  return {
    onSubmit,
    succeed: () => act(async () => resolve(undefined)),
    fail: (failure: Error) => act(async () => reject(failure)),
  }
}

const refusal = (fields: Record<string, string>) => Object.assign(new Error('400 bad-request'), { fields })

afterEach(cleanup)

describe('a form with a contract schema', () => {
  test('refuses a date that the browser cannot read as invalid, not as missing', async () => {
    render(<Form options={{}} />)
    const city = screen.getByLabelText('city')
    // As of 30 February in a browser: jsdom has no such date.
    Object.defineProperties(city, { type: { value: 'date' }, validity: { value: { badInput: true } } })
    city.setAttribute('type', 'date')
    await send()
    expect(codes()).toMatchObject({ name: 'required', 'address.city': 'invalid' })
  })

  test('sends the values in the types of the contract', async () => {
    const onSubmit = vi.fn<Submit>(async () => undefined)
    render(<Form options={{ onSubmit }} />)
    await fill()
    await send()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Jana',
      amount: 300,
      address: { city: 'Brno' },
      agreed: true,
    })
    expect(shown('attempt')).toBe('0')
  })

  test('shows an error at every invalid field on submit and sends nothing', async () => {
    const onSubmit = vi.fn<Submit>(async () => undefined)
    render(<Form options={{ onSubmit }} />)
    await type('amount', '20')
    await send()
    expect(codes()).toEqual({ name: 'required', amount: 'min', 'address.city': 'required', agreed: 'required' })
    expect(shown('attempt')).toBe('1')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('then validates the edited field live, and does not change the others', async () => {
    render(<Form options={{}} />)
    await send()
    await type('city', 'Brno')
    await type('name', 'Alžběta')
    expect(codes()).toEqual({ name: 'max', amount: 'required', agreed: 'required' })
  })

  test('sends once however often the button is clicked or Enter is pressed, and again when the call has ended', async () => {
    const call = heldCall()
    render(<Form options={{ onSubmit: call.onSubmit }} />)
    await fill()
    await user.dblClick(screen.getByRole('button'))
    await type('name', '{Enter}')
    expect(call.onSubmit).toHaveBeenCalledTimes(1)
    expect(shown('sending')).toBe('true')
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false)
    await call.succeed()
    await waitFor(() => expect(shown('sending')).toBe('false'))
    await send()
    expect(call.onSubmit).toHaveBeenCalledTimes(2)
  })

  test('ignores a click between the response and the page that shows it', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const onSubmit = vi.fn<Submit>(() => promise)
    render(<Form options={{ onSubmit }} />)
    await fill()
    await send()
    await betweenAnswerAndPage(
      () => resolve(undefined),
      () => screen.getByRole('button').click(),
    )
    await waitFor(() => expect(shown('sending')).toBe('false'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('shows the codes of the provider at their fields until these are corrected', async () => {
    const call = heldCall()
    render(<Form options={{ onSubmit: call.onSubmit }} />)
    await fill()
    await send()
    await call.fail(refusal({ 'address.city': 'invalid', name: 'max' }))
    expect(codes()).toEqual({ 'address.city': 'invalid', name: 'max' })
    expect(shown('attempt')).toBe('1')
    await type('city', 'o')
    expect(codes()).toEqual({ name: 'max' })
  })

  test('removes the codes of the provider at the next submit', async () => {
    const onSubmit = vi.fn<Submit>(async () => undefined).mockRejectedValueOnce(refusal({ name: 'max' }))
    render(<Form options={{ onSubmit }} />)
    await fill()
    await send()
    expect(codes()).toEqual({ name: 'max' })
    await send()
    expect(codes()).toEqual({})
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  test('passes on a failure that no field explains, and clears nothing', async () => {
    const call = heldCall()
    const onFailure = vi.fn<(failure: unknown) => void>()
    render(<Form options={{ onSubmit: call.onSubmit, onFailure }} />)
    await fill()
    await send()
    const failure = refusal({ somewhereElse: 'invalid' })
    await call.fail(failure)
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure)
    expect([value('name'), value('amount'), value('city')]).toEqual(['Jana', '300', 'Brno'])
    expect(codes()).toEqual({})
    await waitFor(() => expect(shown('sending')).toBe('false'))
  })

  test('reports a value that it has no control for, once nothing else is wrong', async () => {
    const onFailure = vi.fn<(failure: unknown) => void>()
    const reported: string[] = []
    const note = (event: ErrorEvent) => {
      reported.push(event.message)
      event.preventDefault()
    }
    window.addEventListener('error', note, { once: true })
    const withSecret = v.object({ ...schema.entries, secret: v.string('required') })
    const compose = (values: object) => ({ ...values, name: 'Eva', address: { city: 'Brno' }, agreed: true })
    render(<Form options={{ schema: withSecret, compose, onFailure }} />)
    await send()
    expect([onFailure.mock.calls.length, codes()]).toEqual([0, { amount: 'required', secret: 'required' }])
    await type('amount', '300')
    await send()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('No control for secret'))
    expect(reported).toHaveLength(1)
  })

  test('validates a rule over two fields', async () => {
    const onSubmit = vi.fn<Submit>(async () => undefined)
    const crossField: NonNullable<Options['crossField']> = ({ name, address }) =>
      name === address?.city ? { 'address.city': 'same-as-name' } : {}
    render(<Form options={{ onSubmit, crossField }} />)
    await fill()
    await user.clear(screen.getByLabelText('city'))
    await type('city', 'Jana')
    await send()
    expect(codes()).toEqual({ 'address.city': 'same-as-name' })
    expect(onSubmit).not.toHaveBeenCalled()
    await user.clear(screen.getByLabelText('name'))
    await type('name', 'Eva')
    expect(codes()).toEqual({})
  })

  test('does not validate input after a success before the next submit', async () => {
    render(<Form options={{}} />)
    await send()
    await fill()
    await send()
    await type('name', 'Alžběta')
    expect(codes()).toEqual({})
  })
})

describe('a form that shows why it failed', () => {
  function Failing({ failures }: { failures: readonly Error[] }) {
    const [calls] = useState(() => failures.values())
    const form = useFormWithFailure({
      schema: v.object({}),
      onSubmit: async () => {
        const failure = calls.next().value
        if (failure) throw failure
      },
    })
    return (
      <form {...form.formProps}>
        <output aria-label="failure">{String(form.failure)}</output>
        <button type="submit">Odeslat</button>
      </form>
    )
  }

  test('shows the failure of the last submit', async () => {
    render(<Failing failures={[new Error('first'), new Error('second')]} />)
    await send()
    await waitFor(() => expect(shown('failure')).toBe('Error: first'))
    await send()
    await waitFor(() => expect(shown('failure')).toBe('Error: second'))
  })

  test('shows nothing of an answer for a person who has left', async () => {
    render(<Failing failures={[new Error('first'), new ApiFailure(sessionChanged())]} />)
    await send()
    await waitFor(() => expect(shown('failure')).toBe('Error: first'))
    await send()
    await waitFor(() => expect(shown('failure')).toBe('undefined'))
  })
})

test('an unchecked single checkbox is false; one of several, a disabled one and a checked one are not changed', () => {
  render(
    <form aria-label="volby">
      <input type="checkbox" name="lone" />
      <input type="checkbox" name="ticked" defaultChecked />
      <input type="checkbox" name="off" disabled />
      <input type="checkbox" name="several" value="a" />
      <input type="checkbox" name="several" value="b" />
    </form>,
  )
  const data = formDataOf(screen.getByRole<HTMLFormElement>('form'))
  expect([...data]).toEqual([
    ['ticked', 'on'],
    ['lone', 'false'],
  ])
})
