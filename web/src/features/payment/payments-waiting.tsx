import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'

/** Where the totals and the list will stand. */
export function PaymentsWaiting() {
  return (
    <Stack gap={5}>
      <Skeleton shape="block" />
      <Card>
        <Skeleton shape="titled" lines={8} />
      </Card>
    </Stack>
  )
}

/** The list or a file of it did not come: why, and the way on. Nothing has happened to the payments. */
export function PaymentProblem({ failure, onRetry }: { failure: unknown; onRetry?: () => void }) {
  const { t } = useTranslation('payment')
  const { phones } = useConfig()
  const key = problemKey(failure)
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.problem.waitUnknown) : t(($) => $.problem.wait, { count: minutes })
  const isPassing = (failure as Partial<ApiFailure>).isPassing === true
  const retry = onRetry && isPassing && <Button onClick={onRetry}>{t(($) => $.problem.retry)}</Button>
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)} actions={retry}>
      <p>{t(($) => $.problem[key].lead, { wait })}</p>
      {key !== 'lost' && (
        <p>
          {t(($) => $.problem.callUs)} <PhoneLink {...phones.donors} />
        </p>
      )}
    </Banner>
  )
}
