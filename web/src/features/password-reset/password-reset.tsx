import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { passwordResetCheckSchema } from '#web/shared/api/schemas.ts'
import { useLinkKey } from '#web/shared/navigation/link-key.ts'
import { Link, usePortalLocation } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { whileMounted } from '#web/shared/while-mounted.ts'
import { LampPicture } from './lamp-picture.tsx'
import { type LinkRefusal, linkRefusalOf, NewPasswordForm } from './new-password-form.tsx'
import styles from './password-reset.module.css'
import { checkPasswordReset } from './password-reset-queries.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { RequestSent, ResetRequestForm } from './request-form.tsx'
import { UndoEmail } from './undo-email.tsx'

type LinkCheck =
  | { state: 'looking' }
  | { state: 'good'; expiresAt: string }
  | { state: 'refused'; refusal: LinkRefusal }
  | { state: 'failed'; failure: ApiFailure }

const looking: LinkCheck = { state: 'looking' }

/** Before a password is typed. Without the query cache, which this page does not load. */
function useLinkCheck(token: string): { check: LinkCheck; retry: () => void } {
  const api = useApi()
  const [check, setCheck] = useState<LinkCheck>(looking)
  // A new object triggers another check of the same link.
  const [requested, setRequested] = useState({ resetToken: token })

  useEffect(() => {
    async function look(): Promise<LinkCheck> {
      // An impossible token is not sent.
      if (!v.is(passwordResetCheckSchema, requested)) return { state: 'refused', refusal: 'unknown' }
      try {
        return { state: 'good', ...(await checkPasswordReset(api, requested)) }
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure
        const refusal = linkRefusalOf(failure)
        return refusal ? { state: 'refused', refusal } : { state: 'failed', failure }
      }
    }
    return whileMounted(look(), setCheck)
  }, [api, requested])

  function retry() {
    setCheck(looking)
    setRequested({ resetToken: token })
  }
  return { check, retry }
}

/** A link may also undo an e-mail change. */
export function PasswordReset() {
  const linkKey = useLinkKey()
  const isUndo = new URLSearchParams(usePortalLocation().search).get('ucel') === 'vratit-email'
  if (linkKey === undefined) return <RequestPanel />
  return isUndo ? <UndoEmail key={linkKey} undoToken={linkKey} /> : <ByLink key={linkKey} resetToken={linkKey} />
}

/** The next page is the same whether such an account exists or not. */
function RequestPanel() {
  const { t } = useTranslation('password-reset')
  const [typed, setTyped] = useState<string>()
  const [isSent, setSent] = useState(false)
  if (isSent && typed !== undefined) return <RequestSent username={typed} onChange={() => setSent(false)} />
  return (
    <Stack gap={4}>
      <LampPicture />
      <NoticeHeading takesFocus={typed !== undefined}>{t(($) => $.request.title)}</NoticeHeading>
      <p>{t(($) => $.request.lead)}</p>
      <ResetRequestForm
        given={typed}
        onSent={(username) => {
          setTyped(username)
          setSent(true)
        }}
      />
      <p className="small">
        <Link className="standalone-link" to={paths.login}>
          {t(($) => $.backToLogin)}
        </Link>
      </p>
    </Stack>
  )
}

/** First validates the link, then shows the new password form. */
function ByLink({ resetToken }: { resetToken: string }) {
  const { t } = useTranslation('password-reset')
  const { check, retry } = useLinkCheck(resetToken)
  const [refusal, setRefusal] = useState<LinkRefusal>()
  if (refusal) return <RefusedLink refusal={refusal} takesFocus />
  if (check.state === 'refused') return <RefusedLink refusal={check.refusal} />
  if (check.state === 'good') {
    return <NewPasswordForm resetToken={resetToken} expiresAt={check.expiresAt} onRefused={setRefusal} />
  }
  return (
    <Stack gap={4}>
      <h1>{t(($) => $.newPassword.title)}</h1>
      {check.state === 'looking' ? (
        <Skeleton shape="titled" lines={3} />
      ) : (
        <ProblemBanner
          failure={check.failure}
          actions={<Button onClick={retry}>{t(($) => $.newPassword.lookAgain)}</Button>}
        />
      )}
    </Stack>
  )
}

const keys = { unknown: 'unknown', expired: 'expired', used: 'used', 'used-by-you': 'usedByYou' } as const

/** For a used link the login comes first. */
function RefusedLink({ refusal, takesFocus = false }: { refusal: LinkRefusal; takesFocus?: boolean }) {
  const { t } = useTranslation('password-reset')
  const [sentTo, setSentTo] = useState<string>()
  const [isSent, setSent] = useState(false)
  if (isSent && sentTo !== undefined) return <RequestSent username={sentTo} onChange={() => setSent(false)} />
  const key = keys[refusal]
  const isUsed = refusal === 'used' || refusal === 'used-by-you'
  return (
    <Stack gap={4}>
      <LampPicture isDark />
      <NoticeHeading takesFocus={takesFocus || sentTo !== undefined}>{t(($) => $.refused[key].title)}</NoticeHeading>
      <p>{t(($) => $.refused[key].text)}</p>
      {isUsed && (
        <ButtonLink variant="primary" wide to={paths.login}>
          {t(($) => $.refused.logIn)}
        </ButtonLink>
      )}
      <div className={styles.another}>
        <h2>{t(($) => $.refused.another)}</h2>
        <ResetRequestForm
          given={sentTo}
          variant={isUsed ? 'secondary' : 'primary'}
          onSent={(username) => {
            setSentTo(username)
            setSent(true)
          }}
        />
      </div>
    </Stack>
  )
}
