import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import type { CodeError } from './code-error.ts'

type CodeOverProps = { trouble: CodeError; resend: { isSending: boolean; send: () => void } }

/**
 * Why the code is no longer valid, with a button for a new code; if the address is taken, only
 * another address helps.
 */
export function CodeOver({ trouble, resend }: CodeOverProps) {
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
