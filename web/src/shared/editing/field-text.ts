import type { Fields } from '../forms/form-draft.ts'
import fieldStyles from '../ui/fields/field.module.css'

export type FieldText = { name: string; label: string; value: string }

/** Values of fields with the labels and options of the form, in its order. Choices that are yes or no have the given words. */
export function fieldTexts(form: HTMLFormElement, fields: Fields, words: { yes: string; no: string }): FieldText[] {
  const names = new Set(Array.from(form.querySelectorAll('[name]'), (control) => control.getAttribute('name') ?? ''))
  return [...names].flatMap((name) => {
    const value = fields[name]
    if (value === undefined) return []
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)]
    const text = typeof value === 'boolean' ? words[value ? 'yes' : 'no'] : textOfValue(controls, value)
    return [{ name, label: labelOf(controls[0]), value: text }]
  })
}

/** With the legend of its group: „Číslo“ alone does not say that it is of an account. */
function labelOf(control: HTMLInputElement | undefined): string {
  const group = textOf(control?.closest('fieldset')?.querySelector(':scope > legend'))
  const own = control?.type === 'radio' ? '' : textOf(control?.labels?.[0])
  return [group, own].filter(Boolean).join(': ')
}

function textOfValue(controls: readonly HTMLInputElement[], value: string): string {
  const [first] = controls
  if (first instanceof HTMLSelectElement) {
    return value === '' ? '' : ([...first.options].find((option) => option.value === value)?.text ?? value)
  }
  const chosen = first?.type === 'radio' ? controls.find((control) => control.value === value) : undefined
  return chosen ? textOf(chosen.labels?.[0]) : value
}

/** Without what screen readers skip, such as the hint of a choice, and without „(nepovinné)“. */
function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const extra of copy?.querySelectorAll(`[aria-hidden="true"], .${fieldStyles.optional}`) ?? []) extra.remove()
  return copy?.textContent.trim() ?? ''
}
