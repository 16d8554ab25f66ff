import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '../forms/form-draft.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Stack } from '../ui/stack.tsx'
import type { SaveCheck, StoredState } from './use-confirmed-save.ts'

type StoredValue = { label: string; value: string }

/** The provider's values of the changed fields, with the labels and options of the form. */
function storedValues(form: HTMLFormElement, stored: Fields): StoredValue[] {
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

export type SaveChecked = { check: SaveCheck | undefined; stored: StoredState | undefined }

/** Shown while the record is read again. */
export function SaveChecking() {
  const { t } = useTranslation('ui')
  return <p role="status">{t(($) => $.saveOutcome.reading)}</p>
}

/** The result of a save with an unknown outcome: what the provider has stored, or that it cannot be read now. Inside the form. */
export function SaveOutcome({
  checked,
  before,
}: {
  checked?: SaveChecked | undefined
  before?: (() => Fields) | undefined
}) {
  const { t } = useTranslation('ui')
  const own = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState<readonly StoredValue[]>([])
  const stored = checked?.stored
  // Read once per outcome: what is typed afterwards does not change what is stored.
  const read = useEffectEvent((outcome: StoredState | undefined) => {
    const form = own.current?.closest('form')
    setValues(form && before && outcome === 'before' ? storedValues(form, before()) : [])
  })
  useEffect(() => read(stored), [stored])
  const key = stored === 'before' || stored === 'other' ? stored : 'unreadable'
  return (
    <div ref={own}>
      <Stack gap={2}>
        <p>{t(($) => $.saveOutcome[key])}</p>
        {values.length > 0 && <p>{t(($) => $.saveOutcome.stored)}</p>}
        {values.length > 0 && (
          <DescriptionList
            rows={values.map(({ label, value }) => ({
              id: label,
              term: label,
              value: value === '' ? t(($) => $.saveOutcome.empty) : value,
            }))}
          />
        )}
      </Stack>
    </div>
  )
}
