import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '../forms/form-draft.ts'
import { DescriptionList } from '../ui/description-list/description-list.tsx'
import { Stack } from '../ui/stack/stack.tsx'
import { type FieldText, fieldTexts } from './field-text.ts'
import type { SaveCheck, StoredState } from './use-confirmed-save.ts'

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
  const [values, setValues] = useState<readonly FieldText[]>([])
  const stored = checked?.stored
  // Read once per outcome: what is typed afterwards does not change what is stored.
  const read = useEffectEvent((outcome: StoredState | undefined) => {
    const form = own.current?.closest('form')
    setValues(
      form && before && outcome === 'before'
        ? fieldTexts(form, before(), { yes: t(($) => $.yes), no: t(($) => $.no) })
        : [],
    )
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
            rows={values.map(({ name, label, value }) => ({
              id: name,
              term: label,
              value: value === '' ? t(($) => $.saveOutcome.empty) : value,
            }))}
          />
        )}
      </Stack>
    </div>
  )
}
