import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { useLinkCheck } from './link-check.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { RefusedLink } from './refused-link.tsx'
import type { LinkRefusal } from './reset-error.ts'

/**
 * The page opened by the link from the e-mail: first validates the link, then shows the new
 * password form.
 */
export function ByLink({ resetToken }: { resetToken: string }) {
  const { t } = useTranslation('password-reset')
  const { check, retry } = useLinkCheck(resetToken)
  const [refusal, setRefusal] = useState<LinkRefusal>()
  if (refusal) return <RefusedLink refusal={refusal} isNews />
  if (check.state === 'refused') return <RefusedLink refusal={check.refusal} />
  if (check.state === 'good') {
    return <NewPasswordForm resetToken={resetToken} goodUntil={check.goodUntil} onRefused={setRefusal} />
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
