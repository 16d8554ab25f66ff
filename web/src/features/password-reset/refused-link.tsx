import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { LampPicture } from './lamp-picture.tsx'
import styles from './password-reset.module.css'
import { ResetRequestForm } from './request-form.tsx'
import { RequestSent } from './request-sent.tsx'
import type { LinkRefusal } from './reset-error.ts'

const keys = { unknown: 'unknown', expired: 'expired', used: 'used', 'used-by-you': 'usedByYou' } as const

/** For a used link the login comes first. */
export function RefusedLink({ refusal, takesFocus = false }: { refusal: LinkRefusal; takesFocus?: boolean }) {
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
