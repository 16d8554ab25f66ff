import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fitAnswers } from '#rules/forms/check-answers.ts'
import type { FormItem } from '#rules/forms/form.ts'
import { validateDefinition } from '#rules/forms/validate-definition.ts'
import { filledForm } from '#web/testing/arbitrary-form.ts'
import { formOf, openForm } from '#web/testing/engine-form.tsx'
import { fillForm, heldBy } from '#web/testing/fill-form.ts'

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Formulář' })

describe('a form of all known types', () => {
  test('is filled in by its fields, sent, and read back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(filledForm, async ({ definition, answers }) => {
        cleanup()
        expect(validateDefinition(definition)).toBeUndefined()
        const first = await openForm(definition)
        fillForm(form(), definition, answers)
        const held = heldBy(form())
        fireEvent.submit(form())
        const want = fitAnswers(definition, answers)
        expect(first.sent).toEqual([want])

        cleanup()
        const again = await openForm(definition, { answers: JSON.parse(JSON.stringify(want)) })
        expect(heldBy(form())).toEqual(held)
        fireEvent.submit(form())
        expect(again.sent).toEqual([want])
      }),
      { numRuns: 40, seed: 20_261_110 },
    )
  })

  test('shows an answer that is set from outside', async () => {
    const { answers } = await openForm(formOf({ id: 'town', itemType: 'text', question: 'Obec', required: true }))
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Obec' })
    vi.useFakeTimers()
    try {
      fireEvent.change(field(), { target: { value: 'Br' } })
      answers.replace({ town: 'Olomouc' })
      await vi.advanceTimersByTimeAsync(1_000)
      // The text that is being typed wins over a draft that comes late.
      expect(field().value).toBe('Br')
      answers.set('town', 'Plzeň')
      await vi.advanceTimersByTimeAsync(0)
      expect(field().value).toBe('Plzeň')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a text that is being typed', () => {
  const town: FormItem = { id: 'town', itemType: 'text', question: 'Obec', required: true }
  const typed = async () => {
    const opened = await openForm(formOf(town))
    fireEvent.change(screen.getByRole('textbox', { name: 'Obec' }), { target: { value: 'Brno' } })
    expect(opened.answers.get('town')).toBeUndefined()
    return opened
  }

  test.each<[string, () => void]>([
    ['the field is left', () => fireEvent.focusOut(screen.getByRole('textbox', { name: 'Obec' }))],
    ['the page is closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['the form is sent', () => fireEvent.submit(form())],
    ['the fields are unmounted', cleanup],
  ])('becomes the answer at once when %s', async (_, happens) => {
    const { answers } = await typed()
    act(happens)
    expect(answers.get('town')).toBe('Brno')
  })
})

test('typing in one of sixty fields renders nothing, also when the text becomes the answer', async () => {
  const renders = new Map<string, number>()
  const counted = (id: string): FormItem => ({
    id,
    itemType: 'text',
    required: false,
    get question() {
      renders.set(id, (renders.get(id) ?? 0) + 1)
      return `Otázka ${id}`
    },
  })
  const names = Array.from({ length: 60 }, (_, index) => `item-${index}`)
  const { user, answers } = await openForm(formOf(...names.map(counted)), { isFieldsOnly: true })
  renders.clear()
  await user.type(screen.getByRole('textbox', { name: /^Otázka item-7 / }), 'Brno')
  await user.tab()
  expect(answers.get('item-7')).toBe('Brno')
  expect([...renders.keys()]).toEqual([])
})
