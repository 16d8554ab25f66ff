import { type ChangeEvent, type ComponentProps, type InputEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutSpaces } from '#rules/formats/spaces.ts'
import { type Currency, readNumber } from '#web/shared/forms/typed-number.ts'
import { validationKey } from '#web/shared/forms/validation-text.ts'
import { cx } from '../class-names.ts'
import { SpokenText } from '../spoken/spoken-text.tsx'
import styles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'
import type { FieldWidth } from './text-field.tsx'
import { useOfText } from './use-of-text.ts'

export type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'width' | 'min' | 'max' | 'step'> & {
    min?: number | undefined
    max?: number | undefined
    /** Refuses the letter e (rule 14.9). Not for amounts: `20 EUR` would become `20 UR`, and `1e3` 13. */
    blockExponent?: boolean | undefined
    /** Refuses the up and down keys (rule 14.9). */
    blockArrows?: boolean | undefined
    width?: FieldWidth | undefined
    /** Czech crowns by default. */
    currency?: Currency | undefined
    /** Says in words which number was understood, unless it is refused: „Zaplatíte 1 000 Kč“ (rule 7.16). */
    understood?: ((number: number) => string | undefined) | undefined
  }

/**
 * A whole number with min and max. A text input with a numeric keyboard (rule 14.14): a number input takes the decimal sign
 * from the language of the browser, and discards what it cannot read. For digits that are no amount (angel number, postal
 * code) use TextField inputMode="numeric".
 */
export function NumberField(props: NumberFieldProps) {
  const { field, rest } = splitField(props)
  const { blockExponent = false, blockArrows = false, width = 'short', onKeyDown, ...other } = rest
  const { min, max, currency, understood, onChange, onBlur, onFocus, ...native } = other
  const aria = useFieldAria(field)
  const { t } = useTranslation('ui')
  const { shown, follow } = useOfText(aria.id, native.value ?? native.defaultValue, (text) =>
    readNumber(text, currency),
  )
  const [announcement, setAnnouncement] = useState('')
  const isRefused = aria.error !== undefined || shown === undefined || boundsFault(shown, { min, max }) !== undefined
  const text = isRefused ? undefined : understood?.(shown)
  const textId = `${aria.id}-understood`

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    follow(input.value)
    const code = faultOf(input.value, { min, max, currency })
    // For a form that the browser validates.
    input.setCustomValidity(code === undefined ? '' : t(($) => $[validationKey(code)]))
    onChange?.(event)
  }

  function refuseKeys(event: KeyboardEvent<HTMLInputElement>) {
    if ((blockArrows && isArrow(event)) || (blockExponent && isExponent(event))) event.preventDefault()
    onKeyDown?.(event)
  }

  // Phone keyboards send no usable key event. A pasted text stays, and is refused in words.
  function refuseLetter(event: InputEvent<HTMLInputElement>) {
    if (blockExponent && /^e$/i.test(event.data)) event.preventDefault()
  }

  return (
    <FieldShell field={field} aria={aria}>
      <input
        inputMode="numeric"
        autoComplete="off"
        onBeforeInput={refuseLetter}
        {...native}
        onChange={change}
        onKeyDown={refuseKeys}
        onFocus={(event) => {
          setAnnouncement('')
          onFocus?.(event)
        }}
        onBlur={(event) => {
          setAnnouncement(text ?? '')
          onBlur?.(event)
        }}
        type="text"
        {...aria.control}
        aria-describedby={cx(aria.describedBy, text && textId) || undefined}
        className={cx(styles.control, width !== 'full' && styles[width])}
      />
      {understood && (
        <>
          <p id={textId} className={styles.understood}>
            {text !== undefined && <SpokenText text={text} />}
          </p>
          <span role="status" className="visually-hidden">
            <SpokenText text={text === undefined ? '' : announcement} />
          </span>
        </>
      )}
    </FieldShell>
  )
}

type Bounds = Pick<NumberFieldProps, 'min' | 'max'>

function faultOf(text: string, { currency, ...bounds }: Bounds & Pick<NumberFieldProps, 'currency'>) {
  return withoutSpaces(text) === '' ? undefined : boundsFault(readNumber(text, currency), bounds)
}

function boundsFault(number: number | undefined, { min = 0, max = Number.POSITIVE_INFINITY }: Bounds) {
  if (number === undefined || !Number.isInteger(number)) return 'not-a-whole-number'
  if (number < min) return 'min'
  return number > max ? 'max' : undefined
}

/** Whether a key is the letter e without a modifier, which numeric inputs accept as an exponent (rule 14.9). */
const isExponent = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'e' && !event.ctrlKey && !event.metaKey && !event.altKey

/** Whether a key is the up or down arrow, which changes a number (rule 14.9). */
export const isArrow = (event: KeyboardEvent): boolean => event.key === 'ArrowUp' || event.key === 'ArrowDown'
