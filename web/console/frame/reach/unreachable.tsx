import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner.tsx'
import styles from './reach.module.css'

const COMMAND = 'npm start'

/** The server does not respond: most often it was stopped. The data loaded before stay below. */
export function Unreachable() {
  const { t } = useTranslation('console')
  return (
    <Banner tone="warn" role="alert" title={t(($) => $.reach.unreachable)} className={styles.banner}>
      <p>
        {t(($) => $.reach.start)} <code>{COMMAND}</code>
      </p>
      <p>{t(($) => $.reach.again)}</p>
    </Banner>
  )
}
