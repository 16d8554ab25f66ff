import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#web/shared/format/date.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { dropPersonNote, readPersonNote } from '#web/shared/session/person-note.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { HousePicture } from '#web/shared/ui/illustrations/house-picture.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './password.module.css'
import { PasswordForm } from './password-form.tsx'

/** The change of a password; a family has none (rule 2.7). */
export function PasswordPanel({ session }: { session: SignedIn }) {
  const { t } = useTranslation('password')
  const [hasNone, setNone] = useState(session.loginScope === 'recipient')
  const [changedAt] = useState(() => readPersonNote('password-changed', session.personId))
  useEffect(() => dropPersonNote('password-changed'), [])
  if (hasNone) return <NoPassword />
  const isDonor = session.loginScope === 'donor'
  return (
    <Card as="section" variant="roomy" className={styles.page}>
      {changedAt === undefined ? (
        <>
          {isDonor && (
            <p className="small">
              <KnownLink className="standalone-link" to={paths.account}>
                {t(($) => $.back)}
              </KnownLink>
            </p>
          )}
          <PasswordForm session={session} onNone={() => setNone(true)} />
        </>
      ) : (
        <PasswordChanged changedAt={changedAt} isDonor={isDonor} />
      )}
    </Card>
  )
}

/** For a family: how they sign in, instead of a form that would always refuse them. */
function NoPassword() {
  const { t } = useTranslation('password')
  return (
    <Card as="section" variant="roomy">
      <EmptyState
        level={1}
        picture={<HousePicture />}
        title={t(($) => $.none.title)}
        actions={
          <ButtonLink variant="primary" to={paths.index}>
            {t(($) => $.none.home)}
          </ButtonLink>
        }
      >
        <p>{t(($) => $.none.text)}</p>
      </EmptyState>
    </Card>
  )
}

/** This session continues; all other sessions with the old password have ended. */
function PasswordChanged({ changedAt, isDonor }: { changedAt: string; isDonor: boolean }) {
  const { t } = useTranslation('password')
  return (
    <Stack gap={4}>
      <div className={styles.picture}>
        <HousePicture />
      </div>
      <NoticeHeading takesFocus>{t(($) => $.doneTitle)}</NoticeHeading>
      <p>{t(($) => $.doneText, { time: formatTime(changedAt) })}</p>
      <div>
        <ButtonLink variant="primary" to={isDonor ? paths.account : paths.index}>
          {t(($) => (isDonor ? $.toAccount : $.toHome))}
        </ButtonLink>
      </div>
    </Stack>
  )
}
