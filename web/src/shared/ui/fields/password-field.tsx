import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'
import own from './password-field.module.css'

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'ref'>

/** A password that can be shown while typing; submitting the form hides it again, so that no browser saves it as plain text. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('ui')
  const { field, rest: native } = splitField(props)
  const aria = useFieldAria(field)
  const [shown, setShown] = useState<boolean>()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown((before) => (before ? false : before))
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <FieldShell field={field} aria={aria}>
      <div className={own.box}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...native}
          ref={input}
          type={shown ? 'text' : 'password'}
          {...aria.control}
          className={styles.control}
        />
        <button
          type="button"
          className={own.peek}
          aria-controls={aria.id}
          aria-label={shown ? t(($) => $.hidePasswordLabel) : t(($) => $.showPasswordLabel)}
          onClick={() => setShown(!shown)}
        >
          {shown ? t(($) => $.hidePassword) : t(($) => $.showPassword)}
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {shown === undefined ? '' : shown ? t(($) => $.passwordShown) : t(($) => $.passwordHidden)}
      </span>
    </FieldShell>
  )
}
