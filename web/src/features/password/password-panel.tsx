import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { dropPersonNote, readPersonNote } from '../../shared/session/person-note.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { Card } from '../../shared/ui/card.tsx'
import { NoPassword } from './no-password.tsx'
import styles from './password.module.css'
import { PasswordChanged } from './password-changed.tsx'
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
