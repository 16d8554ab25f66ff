import { useTranslation } from 'react-i18next'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './renewal.module.css'

/** The back link and the heading, on top of every state of the renewal. */
export function RenewalTitle() {
  const { t } = useTranslation('renewal')
  return (
    <Stack gap={2}>
      <p className={styles.back}>
        <KnownLink className="standalone-link" to={paths.recipientHome}>
          {t(($) => $.back)}
        </KnownLink>
      </p>
      <h1>{t(($) => $.title)}</h1>
    </Stack>
  )
}
