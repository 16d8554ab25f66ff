import { type ChangeEvent, type ReactNode, useState } from 'react'
import { Stack } from '../stack/stack.tsx'
import styles from './choice.module.css'
import { type FieldProps, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'

export type ChoiceListFieldProps = FieldProps & {
  choices: readonly {
    value: string
    label: ReactNode
    /** Shown below the choice while it is selected. */
    below?: ReactNode
  }[]
  /** Several may be selected: checkboxes instead of radio buttons. */
  isMultiple?: boolean | undefined
  defaultValue?: readonly string[] | undefined
  onChoose?: ((chosen: readonly string[]) => void) | undefined
}

const NONE: readonly string[] = []

/** A choice of one or several options, each with room for a field below it. */
export function ChoiceListField({
  choices,
  isMultiple,
  defaultValue = NONE,
  onChoose,
  ...field
}: ChoiceListFieldProps) {
  const aria = useFieldAria(field)
  const [chosen, setChosen] = useState(defaultValue)

  function choose({ currentTarget: { value, checked } }: ChangeEvent<HTMLInputElement>) {
    const others = isMultiple ? chosen.filter((each) => each !== value) : []
    const now = checked ? [...others, value] : others
    // In the order of the options, not of their selection.
    const next = choices.map((choice) => choice.value).filter((each) => now.includes(each))
    setChosen(next)
    onChoose?.(next)
  }

  return (
    <FieldShell field={field} aria={aria} group>
      <Stack gap={2}>
        {choices.map(({ value, label, below }) => (
          <div key={value} className={styles.item}>
            <label className={styles.choice}>
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={field.name}
                value={value}
                defaultChecked={defaultValue.includes(value)}
                onChange={choose}
                aria-invalid={aria.error !== undefined || undefined}
              />
              <span className={styles.text}>{label}</span>
            </label>
            {below && chosen.includes(value) && <div className={styles.below}>{below}</div>}
          </div>
        ))}
      </Stack>
    </FieldShell>
  )
}
