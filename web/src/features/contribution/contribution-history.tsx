import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { FullUser } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { dayText, monthText } from '#web/shared/format/czech-days.ts'
import { hasHelpEnded } from '#web/shared/session/help-ended.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './contribution.module.css'
import { ContributionPanel } from './contribution-panel.tsx'
import { contributionsQuery } from './contribution-queries.ts'

/** Id from the API: payouts are paused. */
const SUSPENDED = 4

/** The date of the next payout in large type; if there is none, the reason in a gentle tone. */
function WhatComesNext({ user }: { user: FullUser }) {
  const { t } = useTranslation('contribution')
  const { NextPayoutDate: payout, LastContributionMonth: last } = user.Recipient ?? {}
  if (hasHelpEnded(user)) {
    return (
      <Banner title={t(($) => $.ended.title)}>
        {last && (
          <p>
            <SpokenText text={t(($) => $.ended.last, { month: monthText(last) })} />
          </p>
        )}
        <p>{t(($) => $.ended.lead)}</p>
      </Banner>
    )
  }
  if (user.RecipientStatusOfRequest?.Id === SUSPENDED) {
    return <Banner title={t(($) => $.suspended.title)}>{t(($) => $.suspended.lead)}</Banner>
  }
  if (!payout) return null
  const isLast = last === payout.slice(0, 7)
  return (
    <Card variant="flat">
      <p>
        <span className={styles.nextLabel}>{t(($) => (isLast ? $.lastPayout : $.nextPayout))} </span>
        <strong className={styles.nextDay}>
          <SpokenText text={dayText(payout)} />
        </strong>
      </p>
    </Card>
  )
}

/** The contributions and the date of the next one (rule 10.12). Donors are never named. */
export function ContributionHistory({ user }: { user: FullUser }) {
  const { t } = useTranslation('contribution')
  const { data, failure, retry } = useLoaded(contributionsQuery(useApi()))
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>{t(($) => $.title)}</h1>
        <p className="soft">{t(($) => $.lead)}</p>
      </Stack>
      <WhatComesNext user={user} />
      {!data &&
        (failure ? (
          <FailureBanner
            ns="contribution"
            failure={failure}
            part={t(($) => $.loadFailed)}
            onRetry={failure.isPassing ? retry : undefined}
          />
        ) : (
          <ContributionsWaiting />
        ))}
      {data && data.contributions.length > 0 && <ContributionPanel contributions={data.contributions} />}
      {data && data.contributions.length === 0 && <NothingYet />}
      {(data ?? failure) && (
        <CallUs line="recipients" className="soft">
          {t(($) => $.callUs)}
        </CallUs>
      )}
    </Stack>
  )
}

function ContributionsWaiting() {
  return (
    <Card>
      <Skeleton shape="titled" lines={6} />
    </Card>
  )
}

function NothingYet() {
  const { t } = useTranslation('contribution')
  return (
    <Card as="section" variant="roomy">
      <EmptyState picture={<LetterPicture />} title={t(($) => $.empty.title)}>
        <p>{t(($) => $.empty.lead)}</p>
      </EmptyState>
    </Card>
  )
}
