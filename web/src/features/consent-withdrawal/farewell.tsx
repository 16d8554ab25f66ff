import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#web/shared/format/date.ts'
import { useExternalLink } from '#web/shared/navigation/links-out.ts'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { HeartPicture } from '#web/shared/ui/illustrations/heart-picture.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './consent-withdrawal.module.css'
import { dropFarewell, type FarewellNote } from './farewell-note.ts'

export function Farewell({ note }: { note: FarewellNote }) {
  const { t } = useTranslation('consent-withdrawal')
  const linkOut = useExternalLink()
  useEffect(() => dropFarewell, [])
  return (
    <Card as="section" variant="roomy" className={styles.farewell}>
      <EmptyState
        level={1}
        picture={<HeartPicture />}
        title={t(($) => (note === 'unsure' ? $.farewell.unsureTitle : $.farewell.title))}
        actions={
          <>
            <ButtonLink variant="secondary" to={paths.login}>
              {t(($) => $.farewell.logIn)}
            </ButtonLink>
            <a href={linkOut('website')}>{t(($) => $.farewell.website)}</a>
          </>
        }
      >
        <Stack gap={3}>
          <p>{t(($) => $.farewell.thanks)}</p>
          {note === 'unsure' ? <p>{t(($) => $.farewell.unsureText)}</p> : <Deadlines note={note} />}
          <p>{t(($) => $.farewell.back)}</p>
        </Stack>
      </EmptyState>
    </Card>
  )
}

function Deadlines({ note: { finalEmailDueAt, publicListDueAt } }: { note: Exclude<FarewellNote, 'unsure'> }) {
  const { t } = useTranslation('consent-withdrawal')
  const language = useLanguage()
  return (
    <>
      <p>{t(($) => $.farewell.done)}</p>
      {finalEmailDueAt !== null && (
        <p>
          <SpokenText text={t(($) => $.farewell.email, { when: formatDateTime(finalEmailDueAt, language) })} />
        </p>
      )}
      {publicListDueAt !== null && (
        <p>
          <SpokenText text={t(($) => $.farewell.list, { when: formatDateTime(publicListDueAt, language) })} />
        </p>
      )}
    </>
  )
}
