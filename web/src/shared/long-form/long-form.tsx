import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { validateDefinition } from '#rules/forms/validate-definition.ts'
import { useClockValue } from '../api/use-clock-value.ts'
import { UnknownForm } from '../form-engine/unknown-form.tsx'
import { pragueDay } from '../format/prague-day.ts'
import { NavigationProvider } from '../navigation/navigation.tsx'
import { LongFormProvider, type LongFormState } from './form-context.ts'
import { FormPages } from './form-pages.tsx'
import type { LongFormProps } from './long-form-props.ts'
import { nextPart, notePassed, partsOf } from './parts.ts'
import { useFaults } from './use-faults.ts'
import { CHECK, useFormPlace } from './use-form-place.ts'

export type { FilesStep, LongFormProps } from './long-form-props.ts'

/** A task list, one page for each section, the files, and a check before sending. */
export function LongForm(props: LongFormProps) {
  const fault = validateDefinition(props.definition)
  return fault ? <UnknownForm fault={fault} /> : <KnownForm {...props} />
}

function KnownForm(props: LongFormProps) {
  const { definition, draft, remarks, files, send } = props
  const { t } = useTranslation('long-form')
  const place = useFormPlace()
  const today = useClockValue(pragueDay)
  const { isSending, serverFaults } = send
  const filesFaults = files?.faults ?? {}
  const faults = useFaults({ definition, answers: draft.answers, today, files: filesFaults, isSending, serverFaults })
  const [announcement, announce] = useState('')

  const partsWith: LongFormState['partsWith'] = (answers, notes) =>
    partsOf({ definition, answers, notes, remarks, files, refused: faults.refused, today })

  const state: LongFormState = {
    ...props,
    place,
    faults,
    today,
    partsWith,
    pass({ id, title }) {
      notePassed(draft.notes, id)
      const next = nextPart(partsWith(draft.answers.all(), draft.notes.all()), id)
      announce(t(($) => $.partDone, { part: title }))
      place.go(place.returnsToCheck || !next ? CHECK : next.id)
    },
  }
  return (
    <LongFormProvider value={state}>
      <NavigationProvider navigation={place.navigation}>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <FormPages />
      </NavigationProvider>
    </LongFormProvider>
  )
}
