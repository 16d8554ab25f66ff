import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { dropPersonNote, leavePersonNote, readPersonNote } from '../../shared/session/person-note.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { Card } from '../../shared/ui/card.tsx'
import { AddressStep } from './address-step.tsx'
import { CodeStep } from './code-step.tsx'
import styles from './email-change.module.css'
import { EmailDone } from './email-done.tsx'
import { dropPending, type PendingChange, readPending, savePending } from './pending-change.ts'

/**
 * The new e-mail in two steps: the address, and the code sent to it. A reload stays at its step.
 */
export function EmailPanel({ session }: { session: SignedIn }) {
  const { t } = useTranslation('email-change')
  const [present] = useState(session.email)
  const [changed, setChanged] = useState(() => readPersonNote('email-changed', session.personId))
  const [password, setPassword] = useState<string>()
  const [pending, setPending] = useState(() => readPending(session.personId))
  const [given, setGiven] = useState<string>()
  useEffect(() => dropPersonNote('email-changed'), [])

  function wait(next: PendingChange) {
    savePending(session.personId, next)
    setPending(next)
  }
  function leave(): void {
    dropPending()
    setPending(undefined)
  }

  return (
    <Card as="section" variant="roomy" className={styles.page}>
      {changed ? (
        <EmailDone email={session.email} hadOne={changed === 'another'} />
      ) : (
        <>
          <p className="small">
            <Link className="standalone-link" to={paths.account}>
              {t(($) => $.back)}
            </Link>
          </p>
          {pending ? (
            <CodeStep
              pending={pending}
              password={password}
              onRenewed={wait}
              onAnother={() => {
                setGiven(pending.email)
                leave()
              }}
              onDone={() => {
                const note = present === '' ? 'first' : 'another'
                leave()
                leavePersonNote('email-changed', session.personId, note)
                setChanged(note)
              }}
            />
          ) : (
            <AddressStep
              present={present}
              given={given}
              username={session.personalNumber}
              onSent={(next, given) => {
                setPassword(given)
                wait(next)
              }}
            />
          )}
        </>
      )}
    </Card>
  )
}
