import { ChevronDown } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../class-names.ts'
import choiceStyles from './choice.module.css'
import { type FieldProps, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'
import styles from './multi-select-field.module.css'
import type { Choice } from './select-field.tsx'

export type MultiSelectFieldProps = FieldProps & {
  choices: readonly Choice[]
  defaultValue?: readonly string[] | undefined
  placeholder?: string | undefined
  onChange?: ((values: readonly string[]) => void) | undefined
}

/** Native details and checkboxes: works before the scripts are loaded; submits all values under the same name. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { choices, defaultValue = [], placeholder, onChange, ...field } = props
  const { t } = useTranslation('ui')
  const [chosen, setChosen] = useState<readonly string[]>(defaultValue)
  const aria = useFieldAria(field)
  const names = choices.filter((choice) => chosen.includes(choice.value)).map((choice) => choice.label)

  function toggle(event: ChangeEvent<HTMLInputElement>) {
    const { value, checked } = event.currentTarget
    const next = checked ? [...chosen, value] : chosen.filter((other) => other !== value)
    setChosen(next)
    onChange?.(next)
  }

  return (
    <FieldShell field={field} aria={aria} group>
      <details className={cx(styles.box, aria.error !== undefined && styles.bad)}>
        <summary className={styles.summary}>
          {names.length === 0 && <span className={styles.none}>{placeholder ?? t(($) => $.choose)}</span>}
          {names.length > 0 && names.length < 3 && <span>{names.join(', ')}</span>}
          {names.length >= 3 && <span>{t(($) => $.chosen, { count: names.length })}</span>}
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className={styles.list}>
          {choices.map((choice) => (
            <label key={choice.value} className={cx(choiceStyles.choice, choiceStyles.bare)}>
              <input
                type="checkbox"
                name={field.name}
                value={choice.value}
                defaultChecked={defaultValue.includes(choice.value)}
                disabled={choice.disabled}
                onChange={toggle}
                aria-invalid={aria.error !== undefined || undefined}
              />
              <span className={choiceStyles.text}>{choice.label}</span>
            </label>
          ))}
        </div>
      </details>
    </FieldShell>
  )
}
