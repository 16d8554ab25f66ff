import type { ComponentProps, InputEvent, KeyboardEvent } from 'react'
import { cx } from '../class-names.ts'
import styles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'
import { isArrow, isExponent } from './number-keys.ts'
import type { FieldWidth } from './text-field.tsx'
import { leaveOnWheel } from './wheel-guard.ts'

export type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'width'> & {
    /** Refuses the letter e, which number inputs take as an exponent (rule 14.9). */
    blockExponent?: boolean | undefined
    /** Refuses the up and down keys, which would change the number (rule 14.9). */
    blockArrows?: boolean | undefined
    width?: FieldWidth | undefined
  }

/** A number with min and max. For numbers that are not amounts (angel number, postal code) use TextField inputMode="numeric". */
export function NumberField(props: NumberFieldProps) {
  const { field, rest } = splitField(props)
  const { blockExponent = false, blockArrows = false, width = 'short', onKeyDown, ...native } = rest
  const aria = useFieldAria(field)

  function refuseKeys(event: KeyboardEvent<HTMLInputElement>) {
    if ((blockArrows && isArrow(event)) || (blockExponent && isExponent(event))) event.preventDefault()
    onKeyDown?.(event)
  }

  // Phone keyboards send no usable key event, and a paste sends none at all.
  function refuseText(event: InputEvent<HTMLInputElement>) {
    if (blockExponent && /e/i.test(event.data)) event.preventDefault()
  }

  return (
    <FieldShell field={field} aria={aria}>
      <input
        inputMode="numeric"
        onWheel={leaveOnWheel}
        onBeforeInput={refuseText}
        {...native}
        onKeyDown={refuseKeys}
        type="number"
        {...aria.control}
        className={cx(styles.control, width !== 'full' && styles[width])}
      />
    </FieldShell>
  )
}
