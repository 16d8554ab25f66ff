import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner.tsx'
import { useRefusalTexts } from '../../session/refusal-texts.ts'
import { Problem } from '../../shared/problem.tsx'
import styles from './atlas.module.css'
import type { useShowing } from './use-showing.ts'

export type ShownResultProps = {
  when: 'opening' | 'acting'
  showing: ReturnType<typeof useShowing>['showing']
}

/** The result: the window is open with what is left to do there, or why nothing can be shown. */
export function ShownResult({ when, showing: { data: isOpen, error } }: ShownResultProps) {
  const { t } = useTranslation('console-tools')
  const wordsOf = useRefusalTexts()
  if (error) {
    const text = wordsOf(error)
    if (text === undefined) return <Problem problem={error} />
    return (
      <Banner tone="error" role="alert" className={styles.result}>
        {text}
      </Banner>
    )
  }
  if (isOpen === undefined) return null
  return (
    <Banner tone={isOpen ? 'ok' : 'warn'} role="status" className={styles.result}>
      {isOpen ? t(($) => $.atlas.shown[when]) : t(($) => $.atlas.windowRefused)}
    </Banner>
  )
}
