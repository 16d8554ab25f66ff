import type { ReactNode } from 'react'
import styles from './code-field.module.css'
import type { FieldProps } from './field-aria.ts'
import { TextField } from './text-field.tsx'

type CodeFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  timeLabel: string
  /** The remaining time of the code. */
  time: ReactNode
}

/** A one-time code under the name `code`, pasted with spaces or filled in by the browser, and its remaining time. */
export function CodeField({ timeLabel, time, ...field }: CodeFieldProps) {
  return (
    <div className={styles.code}>
      <TextField
        {...field}
        name="code"
        width="short"
        maxCharacters={Number.POSITIVE_INFINITY}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
      />
      <p className={styles.time}>
        <span>{timeLabel}</span> <strong>{time}</strong>
      </p>
    </div>
  )
}
