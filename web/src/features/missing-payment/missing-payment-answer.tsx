import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import type { PaidSomehow } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Link } from '../../shared/navigation/navigation.tsx'
import type { AccountKind } from '../../shared/session/account-kind.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { CheckedAnswers } from './checked-answers.tsx'
import styles from './missing-payment.module.css'
import { missingPaymentCheckQuery } from './missing-payment-queries.ts'
import type { Guide } from './use-guide.ts'
import { VerdictPanel } from './verdict-panel.tsx'

/** The answers stay even if the request fails. */
export function MissingPaymentAnswer({ paid, guide, kind }: { paid: PaidSomehow; guide: Guide; kind: AccountKind }) {
  const { t } = useTranslation('missing-payment')
  const { data, failure, retry } = useLoaded(missingPaymentCheckQuery(useApi(), paid))
  return (
    <Stack gap={4} className={styles.page}>
      <Link to={guide.pathOf('symbol')} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {t(($) => $.back)}
      </Link>
      {data ? (
        <VerdictPanel check={data} paid={paid} guide={guide} kind={kind} onCheckAgain={retry} />
      ) : (
        <Card as="section" variant="roomy">
          <Stack gap={5}>
            <NoticeHeading takesFocus={guide.hasMoved}>{t(($) => $.looking)}</NoticeHeading>
            {!failure && <Skeleton shape="text" lines={3} />}
            {failure?.error === 'day-in-future' && (
              <Banner
                tone="warn"
                role="alert"
                title={t(($) => $.dayInFuture)}
                actions={<Button onClick={() => guide.goTo('den')}>{t(($) => $.changeDay)}</Button>}
              />
            )}
            {failure && failure.error !== 'day-in-future' && (
              <FailureBanner ns="missing-payment" failure={failure} phone="donors" onRetry={retry} />
            )}
          </Stack>
        </Card>
      )}
      <CheckedAnswers paid={paid} guide={guide} />
    </Stack>
  )
}
