import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './steps.module.css'

type StepHeadingProps = {
  step: 1 | 2 | 3
  title: string
  /** For screen readers after navigation; the first heading of the page does not take it. */
  takesFocus?: boolean
}

export function StepHeading({ step, title, takesFocus = true }: StepHeadingProps) {
  const { t } = useTranslation('login-recipient')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Stack gap={2}>
      <p className={styles.progress}>{t(($) => $.step, { step })}</p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </Stack>
  )
}

/** One step back within the page; the typed values stay. */
export function BackLink({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.back} onClick={onPress}>
      <ChevronLeft aria-hidden="true" />
      <span>{children}</span>
    </button>
  )
}
