import { useTranslation } from 'react-i18next'
import { NumberedSteps } from '../../shared/ui/numbered-steps.tsx'
import styles from './next-steps.module.css'

const steps = ['number', 'pay', 'family'] as const

/** The steps after the form is sent: at its side if there is room, above its button on a phone. */
export function NextSteps() {
  const { t } = useTranslation('registration')
  return (
    <aside className={styles.next} aria-labelledby="registration-next">
      <h2 id="registration-next">{t(($) => $.next.title)}</h2>
      <NumberedSteps
        labelledBy="registration-next"
        steps={steps.map((id) => ({ id, title: t(($) => $.next[id].title), text: t(($) => $.next[id].lead) }))}
      />
    </aside>
  )
}
