/** Fills a field in as if it had been typed: React watches the element's own `value` and would overlook the change. */
export function fillIn(input: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
