import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { leaveFieldsOnWheel } from './wheel-guard.ts'

afterEach(() => document.body.replaceChildren())

/** Where the focus is after the wheel over a field that had it. */
function afterWheel(html: string): string {
  document.body.innerHTML = html
  const stop = leaveFieldsOnWheel(document)
  const field = document.querySelector<HTMLElement>('input, textarea')
  field?.focus()
  fireEvent.wheel(field ?? document)
  stop()
  return document.activeElement?.localName ?? ''
}

test.each([
  ['<input>', 'body'],
  ['<input type="number">', 'body'],
  ['<input type="tel">', 'body'],
  ['<div role="dialog" tabindex="-1"><input></div>', 'div'],
  ['<input type="checkbox">', 'input'],
  ['<textarea></textarea>', 'textarea'],
])('the wheel over %s moves the focus to: %s', (html, focused) => {
  expect(afterWheel(html)).toBe(focused)
})
