import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { emailUndoRequestSchema } from '#web/shared/api/schemas.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { LampPicture } from './lamp-picture.tsx'
import styles from './password-reset.module.css'
import { undoEmailChange } from './password-reset-queries.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { RequestSent, ResetRequestForm } from './request-form.tsx'

const refusals: Readonly<Record<string, UndoRefusal>> = {
  'undo-link-not-found': 'unknown',
  'undo-link-expired': 'expired',
  'undo-link-used': 'used',
}

/** Rule 6.10. A button sends it, because mail scanners open links automatically. */
export function UndoEmail({ undoToken }: { undoToken: string }) {
  const { t } = useTranslation('password-reset')
  const api = useApi()
  const isToken = v.is(emailUndoRequestSchema, { undoToken })
  const [refusal, setRefusal] = useState<UndoRefusal | undefined>(isToken ? undefined : 'unknown')
  const [failure, setFailure] = useState<ApiFailure>()
  const [restored, setRestored] = useState<string>()
  const sending = useSave({
    mutationFn: (link: { undoToken: string }) => undoEmailChange(api, link),
    onSuccess: ({ email }) => setRestored(email),
    onError: (reason) => {
      const found = refusals[reason.error]
      if (found) setRefusal(found)
      else setFailure(reason)
    },
  })
  if (restored !== undefined) return <UndoEmailDone email={restored} />
  if (refusal) return <UndoEmailRefused refusal={refusal} takesFocus={isToken} />
  const button = (
    <Button variant="primary" wide busy={sending.isSaving} onClick={() => sending.save({ undoToken })}>
      {t(($) => $.undo.submit)}
    </Button>
  )
  return (
    <Stack gap={4}>
      <LampPicture />
      <h1>{t(($) => $.undo.title)}</h1>
      <p>{t(($) => $.undo.lead)}</p>
      <p>{t(($) => $.undo.sessions)}</p>
      {failure ? <ProblemBanner failure={failure} actions={button} /> : button}
      <CallUs line="donors">{t(($) => $.undo.callUs)}</CallUs>
    </Stack>
  )
}

type UndoRefusal = 'unknown' | 'expired' | 'used'

/** A new password comes next: the person who changed the e-mail knew the old one. */
function UndoEmailDone({ email }: { email: string }) {
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
function UndoEmailRefused({ refusal, takesFocus }: { refusal: UndoRefusal; takesFocus: boolean }) {
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
