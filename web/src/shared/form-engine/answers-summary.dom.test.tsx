import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FormAnswers, FormItem } from '#rules/forms/form.ts'
import { formOf, openForm } from '#web/testing/engine-form.tsx'

const name: FormItem = { id: 'name', itemType: 'text', question: 'Jméno', required: true }
const place: FormItem = { id: 'place', itemType: 'text', question: 'Kam jezdíte?', required: true }
const news: FormItem = { id: 'news', itemType: 'multiline text', question: 'Jak se daří?', required: false }
const note: FormItem = { id: 'note', itemType: 'text', question: 'Poznámka', required: false }
const costs: FormItem = {
  id: 'costs',
  itemType: 'table',
  question: 'Výdaje',
  required: false,
  header: ['Na co', 'Kč'],
  rows: [
    { id: 'drugs', cells: ['Léky', ''] },
    { id: 'diet', cells: ['Strava', ''] },
    { id: 'own', cells: ['', ''] },
  ],
}

/** The terms of the summary, and its text. */
async function read(items: FormItem[], answers: FormAnswers) {
  const { container, unmount } = await openForm(formOf(...items), { answers })
  const terms = screen.queryAllByRole('term').map(({ textContent }) => textContent)
  const pageText = container.textContent.replaceAll(/\s+/g, ' ')
  unmount()
  return { terms, pageText }
}

test('a section without an answer is one line', async () => {
  const { terms, pageText } = await read([name, place, news], { name: '  ' })
  expect(terms).toEqual([])
  expect(pageText).toContain('Zatím nevyplněno')
  expect((await read([news, note], {})).pageText).toContain('Nevyplněno (nepovinné)')
})

test('a missing required answer is shown in its place, missing optional answers are listed in one line', async () => {
  const { terms, pageText } = await read([name, place, news, note], { name: 'Jana' })
  expect(terms).toEqual(['Jméno', 'Kam jezdíte?'])
  expect(pageText).toContain('Nepovinné, zůstalo prázdné: Jak se daří · Poznámka')
})

test('every answer is shown', async () => {
  const answers = { name: 'Jana', place: 'Brno', news: 'Líp.', note: '0', costs: { rows: { drugs: ['Léky', '0'] } } }
  const { terms, pageText } = await read([name, place, news, note, costs], answers)
  expect(terms).toEqual(['Jméno', 'Kam jezdíte?', 'Jak se daří?', 'Poznámka', 'Výdaje'])
  expect(pageText).toContain('Léky – Kč: 0')
  expect(pageText).not.toContain('Strava – ')
  expect(pageText).not.toContain('zůstalo prázdné')
})
