import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { LampPicture } from './lamp-picture.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestSent } from './request-sent.tsx'

/** Requests a link. The next page is the same whether such an account exists or not. */
export function RequestPanel() {
  const { t } = useTranslation('password-reset')
  const [typed, setTyped] = useState<string>()
  const [isSent, setSent] = useState(false)
  if (isSent && typed !== undefined) return <RequestSent username={typed} onChange={() => setSent(false)} />
  return (
    <Stack gap={4}>
      <LampPicture />
      <NoticeHeading isNews={typed !== undefined}>{t(($) => $.request.title)}</NoticeHeading>
      <p>{t(($) => $.request.lead)}</p>
      <RequestForm
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
