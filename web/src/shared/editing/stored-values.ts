import type { Fields } from '../forms/form-draft.ts'

export type StoredValue = { label: string; value: string }

/** The provider's values of the changed fields, with the labels and options of the form. */
export function storedValues(form: HTMLFormElement, stored: Fields): StoredValue[] {
  return Object.entries(stored).flatMap(([name, value]) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)]
    const [first] = controls
    if (!first) return []
    return [{ label: labelOf(first), value: textOfValue(controls, first, `${value}`) }]
  })
}

function labelOf(control: HTMLInputElement): string {
  const group = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : undefined
  return textOf(group ?? control.labels?.[0])
}

function textOfValue(controls: readonly HTMLInputElement[], first: HTMLInputElement, value: string): string {
  if (first instanceof HTMLSelectElement) {
    return [...first.options].find((option) => option.value === value)?.text ?? value
  }
  const chosen = first.type === 'radio' ? controls.find((control) => control.value === value) : undefined
  return chosen ? textOf(chosen.labels?.[0]) : value
}

const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? ''
