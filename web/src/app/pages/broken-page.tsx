import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { usePageTitle } from '../../shared/navigation/page-title.ts'
import { Button } from '../../shared/ui/button.tsx'
import { LetterPicture } from '../../shared/ui/illustrations/letter-picture.tsx'
import { useServices } from '../services-context.tsx'
import styles from './broken-page.module.css'
import { MessagePage } from './message-page.tsx'

/**
 * Replaces the page when a screen throws or its file does not load (a new release, a lost
 * connection).
 */
export function BrokenPage() {
  const { t } = useTranslation('app')
  const error = useRouteError()
  const { errorReports } = useServices()
  useEffect(() => errorReports?.crashed(error), [errorReports, error])
  usePageTitle(t(($) => $.title.broken))
  return (
    <main className={styles.page}>
      <MessagePage
        picture={<LetterPicture />}
        title={t(($) => $.broken.title)}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t(($) => $.broken.reload)}
          </Button>
        }
      >
        <p>{t(($) => $.broken.lead)}</p>
      </MessagePage>
    </main>
  )
}
