/**
 * Fills a field in as if it had been typed: React tracks the element's own `value` and would miss
 * the change.
 */
export function fillIn(input: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
