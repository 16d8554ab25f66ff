import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useServerClock } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { EmailChangeRequest } from '#web/shared/api/wire.ts'
import { codeDeadline } from '#web/shared/format/countdown.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { CountdownText } from '#web/shared/ui/spoken/countdown-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import type { EmailCodeError } from './code-form.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './email-change.module.css'
import { requestEmailChange } from './email-change-queries.ts'
import type { PendingEmail } from './pending-change.ts'
import { ProblemBanner } from './problem-banner.tsx'

type CodeStepProps = {
  pending: PendingEmail
  /** As given in step 1; undefined after a reload because it is never stored. */
  password: string | undefined
  /** A new code was sent; the former one is no longer valid. */
  onRenewed: (pending: PendingEmail) => void
  onAnother: () => void
  onDone: () => void
}

/** Step 2: the code from the inbox while it is valid (15 minutes), or the way to a new one. */
export function CodeStep({ pending, password, onRenewed, onAnother, onDone }: CodeStepProps) {
  const { t } = useTranslation('email-change')
  const api = useApi()
  const clock = useServerClock()
  const [found, setFound] = useState<{ changeId: string; trouble: EmailCodeError }>()
  const { changeId } = pending
  // An answer or a timer of a former code does not concern the present one.
  const trouble = found?.changeId === changeId ? found.trouble : undefined
  const [isAgain, setAgain] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const [isChecking, setChecking] = useState(false)
  const sending = useSave({
    mutationFn: (request: EmailChangeRequest, { idempotencyKey }) => requestEmailChange(api, request, idempotencyKey),
    onSuccess: (renewed) => {
      setFailure(undefined)
      setFound(undefined)
      setAgain(true)
      onRenewed(renewed)
    },
    onError: setFailure,
  })
  const resend = {
    isSending: sending.isSaving,
    send: () => (password === undefined ? onAnother() : sending.save({ email: pending.email, password })),
  }
  return (
    <Stack gap={4}>
      <NoticeHeading takesFocus>{t(($) => $.codeTitle)}</NoticeHeading>
      <p>
        <span>{t(($) => (isAgain ? $.codeLeadAgain : $.codeLead))}</span>{' '}
        <strong className={styles.address}>{pending.email}</strong>
        <span>.</span>
      </p>
      {failure && <ProblemBanner failure={failure} />}
      {trouble && <CodeOver trouble={trouble} resend={resend} />}
      {!trouble && (
        <>
          {isAgain && !failure && (
            <Banner key={`${changeId} sent`} tone="ok" role="status" title={t(($) => $.again)}>
              {t(($) => $.againText)}
            </Banner>
          )}
          <CodeForm
            key={changeId}
            pending={pending}
            onChecking={setChecking}
            onTrouble={(reason) => setFound({ changeId, trouble: reason })}
            onDone={onDone}
            time={
              <CountdownText
                deadline={codeDeadline(pending.expiresAt)}
                now={() => clock.now() ?? Date.now()}
                // While the provider checks this code or sends another one, its answer decides.
                onEnd={() => isChecking || sending.isSaving || setFound({ changeId, trouble: 'expired' })}
              />
            }
          />
          <p className="soft small">{t(($) => $.spam)}</p>
        </>
      )}
      <Row gap={3}>
        {!trouble && (
          <Button busy={resend.isSending} onClick={resend.send}>
            {t(($) => $.sendAgain)}
          </Button>
        )}
        <Button variant="link" onClick={onAnother}>
          {t(($) => $.another)}
        </Button>
      </Row>
    </Stack>
  )
}

type CodeOverProps = { trouble: EmailCodeError; resend: { isSending: boolean; send: () => void } }

/** If the address is taken, only another address helps. */
function CodeOver({ trouble, resend }: CodeOverProps) {
  const { t } = useTranslation('email-change')
  if (trouble === 'taken') return <Banner tone="error" role="alert" title={t(($) => $.error.taken)} />
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t(($) => $.over[trouble].title)}
      actions={
        <Button variant="primary" busy={resend.isSending} onClick={resend.send}>
          {t(($) => $.over.action)}
        </Button>
      }
    >
      {t(($) => $.over[trouble].text)}
    </Banner>
  )
}
