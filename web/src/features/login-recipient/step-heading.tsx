import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './steps.module.css'

type StepHeadingProps = {
  step: 1 | 2 | 3
  title: string
  /** A step that somebody moved to is read out from its heading; the first one of the page leaves the focus alone. */
  takesFocus?: boolean
}

export function StepHeading({ step, title, takesFocus = true }: StepHeadingProps) {
  const { t } = useTranslation('login-recipient')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.heading}>
      <p className={styles.progress}>{t(($) => $.step, { step })}</p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </div>
  )
}
