import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { dropPersonNote, leavePersonNote, readPersonNote } from '#web/shared/session/person-note.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { AddressStep } from './address-step.tsx'
import { CodeStep } from './code-step.tsx'
import styles from './email-change.module.css'
import { dropPending, type PendingEmail, readPending, savePending } from './pending-change.ts'

/** In two steps, the address and its code. A reload stays at its step. */
export function EmailPanel({ session }: { session: SignedIn }) {
  const { t } = useTranslation('email-change')
  const [present] = useState(session.email)
  const [changed, setChanged] = useState(() => readPersonNote('email-changed', session.personId))
  const [password, setPassword] = useState<string>()
  const [pending, setPending] = useState(() => readPending(session.personId))
  const [given, setGiven] = useState<string>()
  useEffect(() => dropPersonNote('email-changed'), [])

  function wait(next: PendingEmail) {
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

/** The new address is set, and the old one, if any, was notified. */
function EmailDone({ email, hadOne }: { email: string; hadOne: boolean }) {
  const { t } = useTranslation('email-change')
  return (
    <Stack gap={4}>
      <div className={styles.picture}>
        <LetterPicture />
      </div>
      <NoticeHeading takesFocus>{t(($) => $.doneTitle)}</NoticeHeading>
      <p>
        {t(($) => $.doneText)} <strong className={styles.address}>{email}</strong>.
      </p>
      {hadOne && <p>{t(($) => $.doneOld)}</p>}
      <p>{t(($) => $.doneSessions)}</p>
      <div>
        <ButtonLink variant="primary" to={paths.account}>
          {t(($) => $.toAccount)}
        </ButtonLink>
      </div>
    </Stack>
  )
}
