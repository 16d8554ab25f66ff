import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { CallUs } from '../../shared/ui/phone-link.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { LampPicture } from './lamp-picture.tsx'
import styles from './password-reset.module.css'
import { ResetRequestForm } from './request-form.tsx'
import { RequestSent } from './request-sent.tsx'

export type UndoRefusal = 'unknown' | 'expired' | 'used'

/** A new password comes next: the person who changed the e-mail knew the old one. */
export function UndoEmailDone({ email }: { email: string }) {
  const { t } = useTranslation('password-reset')
  return (
    <NextPassword given={email}>
      <LampPicture />
      <NoticeHeading takesFocus>{t(($) => $.undo.doneTitle)}</NoticeHeading>
      <p>{t(($) => $.undo.doneText)}</p>
      <p className={styles.given}>{email}</p>
      <p>{t(($) => $.undo.doneNext)}</p>
    </NextPassword>
  )
}

/** Why the link restores nothing, and what to do instead. */
export function UndoEmailRefused({ refusal, takesFocus }: { refusal: UndoRefusal; takesFocus: boolean }) {
  const { t } = useTranslation('password-reset')
  const picture = <LampPicture isDark />
  const heading = <NoticeHeading takesFocus={takesFocus}>{t(($) => $.undo[refusal].title)}</NoticeHeading>
  if (refusal === 'used')
    return (
      <NextPassword>
        {picture}
        {heading}
        <p>{t(($) => $.undo.used.text)}</p>
      </NextPassword>
    )
  return (
    <Stack gap={4}>
      {picture}
      {heading}
      <p>{t(($) => $.undo[refusal].text)}</p>
      <CallUs line="donors">{t(($) => $.undo.callUs)}</CallUs>
    </Stack>
  )
}

function NextPassword({ given, children }: { given?: string; children: React.ReactNode }) {
  const { t } = useTranslation('password-reset')
  const [typed, setTyped] = useState(given)
  const [isSent, setSent] = useState(false)
  if (isSent && typed !== undefined) return <RequestSent username={typed} onChange={() => setSent(false)} />
  return (
    <Stack gap={4}>
      {children}
      <div className={styles.another}>
        <h2>{t(($) => $.undo.newPassword)}</h2>
        <ResetRequestForm
          given={typed}
          onSent={(username) => {
            setTyped(username)
            setSent(true)
          }}
        />
      </div>
    </Stack>
  )
}
