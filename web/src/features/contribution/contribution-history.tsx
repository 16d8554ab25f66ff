import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import type { FullUser } from '../../shared/api/wire.ts'
import { CallUsLine } from '../../shared/editing/call-us-line.tsx'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LetterPicture } from '../../shared/ui/illustrations/letter-picture.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { ContributionPanel } from './contribution-panel.tsx'
import { contributionsQuery } from './contribution-queries.ts'
import { WhatComesNext } from './what-comes-next.tsx'

/**
 * The contributions that a family received and the date of the next one (rule 10.12). Donors are
 * never named.
 */
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
          <FailureBanner ns="contribution" failure={failure} onRetry={failure.isPassing ? retry : undefined} />
        ) : (
          <ContributionsWaiting />
        ))}
      {data && data.contributions.length > 0 && <ContributionPanel contributions={data.contributions} />}
      {data && data.contributions.length === 0 && <NothingYet />}
      <CallUsLine>{t(($) => $.callUs)}</CallUsLine>
    </Stack>
  )
}

/** Placeholder of the sum and the months. */
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
