import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FormItem } from '#rules/forms/form.ts'
import { formOf, openForm } from '#web/testing/engine-form.tsx'

const items = [
  { id: 'flat', title: 'Byt', hasText: false },
  { id: 'other', title: 'Jinak', hasText: true },
]
const list: FormItem = { id: 'home', itemType: 'list', question: 'Jak bydlíte', required: false, items }
const yesNo: FormItem = {
  id: 'works',
  itemType: 'boolean',
  question: 'Chodíte do práce',
  required: false,
  trueText: 'Ano',
  falseText: 'Ne',
}
const takeBack = () => screen.queryByRole('button', { name: /^Zrušit výběr/ })
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test('an optional choice is cleared by the keyboard, with its text; the focus stays at the choice and it is announced', async () => {
  const { user, sent } = await openForm(formOf(list))
  expect(takeBack()).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Jinak' }))
  await user.type(screen.getByRole('textbox', { name: /^Upřesněte/ }), 'u babičky')
  takeBack()?.focus()
  await user.keyboard('{Enter}')
  expect([isChosen('Byt'), isChosen('Jinak')]).toEqual([false, false])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(takeBack()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Byt' }))
  expect(screen.getByText('Výběr je zrušený.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Odeslat' }))
  expect(sent).toEqual([{}])
})

test('a yes or no can be cleared too, and the other one chosen after it', async () => {
  const { user, sent } = await openForm(formOf(yesNo))
  await user.click(screen.getByRole('radio', { name: 'Ano' }))
  await user.click(takeBack() as HTMLElement)
  expect([isChosen('Ano'), isChosen('Ne')]).toEqual([false, false])
  await user.click(screen.getByRole('radio', { name: 'Ne' }))
  await user.click(screen.getByRole('button', { name: 'Odeslat' }))
  expect(sent).toEqual([{ works: false }])
})

test('a required choice, or one of checkboxes, has no button to clear it', async () => {
  const { user } = await openForm(
    formOf({ ...list, required: true }, { ...yesNo, required: true }, { ...list, id: 'many', isMultiple: true }),
  )
  await user.click(screen.getByRole('radio', { name: 'Byt' }))
  await user.click(screen.getByRole('radio', { name: 'Ano' }))
  await user.click(screen.getByRole('checkbox', { name: 'Byt' }))
  expect(takeBack()).toBeNull()
})

test('a message disappears only after the click that leaves its field has ended, so that the click target does not move', async () => {
  const { user } = await openForm(
    formOf({ id: 'a', itemType: 'text', question: 'Jméno', required: true }, { ...yesNo, required: true }),
  )
  await user.click(screen.getByRole('button', { name: 'Odeslat' }))
  const name = screen.getByRole('textbox', { name: 'Jméno' })
  const faults = () => screen.queryAllByText('Hodnota je povinná').length
  await user.click(name)
  fireEvent.change(name, { target: { value: 'Jan' } })
  const before = faults()
  fireEvent.mouseDown(screen.getByRole('radio', { name: 'Ano' }))
  fireEvent.focusOut(name)
  expect(faults()).toBe(before)
  fireEvent.mouseUp(screen.getByRole('radio', { name: 'Ano' }))
  await waitFor(() => expect(faults()).toBe(before - 1))
})
