import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { NewPasswordField } from './new-password-field.tsx'

const TestField = () => <NewPasswordField name="password" label="Heslo" />
const meter = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('the strength of the typed password is shown as text, and disappears with it', async () => {
  const { user } = renderUi(<NewPasswordField name="password" label="Heslo" />)
  const field = screen.getByLabelText('Heslo')
  expect(field.getAttribute('autocomplete')).toBe('new-password')
  await user.type(field, 'x9$T')
  expect(meter()).toContain('Síla hesla: příliš krátké')
  await user.type(field, 'q2!vLw#7')
  await waitFor(() => expect(meter()).toContain('Síla hesla: velmi silné'))
  await user.clear(field)
  await waitFor(() => expect(meter().join('')).toBe(''))
})

test('a password with the name of the user is weak', async () => {
  const { user } = renderUi(
    <NewPasswordField name="password" label="Heslo" knownWords={() => ['Zdislava Brtníková']} />,
  )
  await user.type(screen.getByLabelText('Heslo'), 'brtnikova')
  await waitFor(() => expect(meter()).toContain('Síla hesla: velmi slabé'))
})

test('a password typed before React started is rated too', async () => {
  const markup = renderToString(<TestField />)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = markup
  const input = root.querySelector('input') as HTMLInputElement
  input.value = 'x9$Tq2!vLw#7'
  const hydrated = await act(async () => hydrateRoot(root, <TestField />))
  await waitFor(() => expect(root.querySelector('[role="status"] strong')).not.toBeNull())
  expect(input.value).toBe('x9$Tq2!vLw#7')
  act(() => hydrated.unmount())
  root.remove()
})

test('the typed password is submitted unchanged', async () => {
  const typed: string[] = []
  const { user } = renderUi(
    <NewPasswordField
      name="password"
      label="Heslo"
      onChange={({ currentTarget }) => typed.push(currentTarget.value)}
    />,
  )
  await user.type(screen.getByLabelText('Heslo'), 'ab')
  expect(typed).toEqual(['a', 'ab'])
})
