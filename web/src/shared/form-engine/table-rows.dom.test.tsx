import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FormItem } from '#rules/forms/form.ts'
import { formOf, openForm } from '#web/testing/engine-form.tsx'

const rows = Array.from({ length: 4 }, (_, n) => ({ id: `person-${n + 1}`, cells: ['', ''] }))
const people: FormItem = {
  id: 'people',
  itemType: 'table',
  question: 'Kdo s vámi žije',
  required: false,
  header: ['Jméno', 'Věk'],
  rows,
}
const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Jméno/ })

test('a table of many optional rows shows the filled rows and the next one; a click shows one more, with the focus in it', async () => {
  const answers = { people: { rows: { 'person-2': ['Eva', '8'] } } }
  const { user, sent } = await openForm(formOf(people), { answers })
  expect(names()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: /^Přidat řádek/ }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Jméno, Řádek 4' }))
  expect(screen.queryByRole('button', { name: /^Přidat řádek/ })).toBeNull()
  await user.keyboard('Petr')
  await user.click(screen.getByRole('button', { name: 'Odeslat' }))
  expect(sent).toEqual([{ people: { rows: { 'person-2': ['Eva', '8'], 'person-4': ['Petr', ''] } } }])
})

test('the summed column understands amounts as people write them, and sends digits', async () => {
  const { user, sent } = await openForm(formOf({ ...people, rows: rows.slice(0, 2) }))
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Věk/ })
  await user.type(first as HTMLInputElement, '1 500,- Kč')
  await user.type(second as HTMLInputElement, '1,5')
  await user.click(screen.getByRole('button', { name: 'Odeslat' }))
  expect(sent).toEqual([])
  expect([first?.getAttribute('aria-invalid'), second?.getAttribute('aria-invalid')]).toEqual([null, 'true'])
  await user.clear(second as HTMLInputElement)
  await user.type(second as HTMLInputElement, '500,00')
  await user.click(screen.getByRole('button', { name: 'Odeslat' }))
  expect(sent).toEqual([{ people: { rows: { 'person-1': ['', '1500'], 'person-2': ['', '500'] } } }])
  expect(first?.value).toBe('1 500,- Kč')
})

test('a row from a stored draft or another window is shown with the next one, without a click', async () => {
  const { answers } = await openForm(formOf(people))
  expect(names()).toHaveLength(1)
  act(() => answers.replace({ people: { rows: { 'person-3': ['Eva', '8'] } } }))
  expect(names().map(({ value }) => value)).toEqual(['', '', 'Eva', ''])
})
