import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../../src/shared/ui/fields/checkbox-field.tsx'
import fieldStyles from '../../../src/shared/ui/fields/field.module.css'
import { useFieldAria } from '../../../src/shared/ui/fields/field-aria.ts'
import { FieldShell } from '../../../src/shared/ui/fields/field-shell.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { instantText } from '../../shared/prague-clock.ts'

/** When the clock of a new world starts, and whether the events between the start of the scenario (ISO instant) and it are played. */
export function StartFields({ scenarioStart }: { scenarioStart: string | undefined }) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const [start, setStart] = useState('')
  const field = {
    name: 'start',
    label: t(($) => $.world.start),
    optional: true,
    hint: scenarioStart && t(($) => $.world.startHint, { moment: instantText(scenarioStart, language) }),
    hintPlacement: 'bottom',
  } as const
  const aria = useFieldAria(field)
  return (
    <>
      <FieldShell field={field} aria={aria}>
        <input
          {...aria.control}
          type="datetime-local"
          className={fieldStyles.control}
          value={start}
          onChange={({ target }) => setStart(target.value)}
        />
      </FieldShell>
      {start !== '' && (
        <CheckboxField name="playEvents" label={t(($) => $.world.playEvents)} hint={t(($) => $.world.playEventsHint)} />
      )}
    </>
  )
}
