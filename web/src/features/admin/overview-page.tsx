import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import type { AdminLink, AdminOverview } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Columns } from '../../shared/ui/columns.tsx'
import { DateText } from '../../shared/ui/date-text.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './admin.module.css'
import { adminOverviewQuery } from './admin-queries.ts'
import { LinkLabel } from './link-label.tsx'
import { LinkStateChip } from './link-state-chip.tsx'
import { FamilyCounts, RequestCounts } from './status-counts.tsx'
import { WaitingWork } from './waiting-work.tsx'

/** /admin: work that waits comes first. */
export function OverviewPage() {
  const { t } = useTranslation('admin')
  const { data, failure, retry } = useLoaded(adminOverviewQuery(useApi()))
  const heading = useRef<HTMLHeadingElement>(null)

  function again() {
    // The button disappears with the failure.
    heading.current?.focus()
    retry()
  }

  return (
    <Stack gap={5}>
      <div className={styles.head}>
        <Stack gap={2}>
          <h1 ref={heading} tabIndex={-1}>
            {t(($) => $.overview.title)}
          </h1>
          <p className="soft">{t(($) => $.overview.lead)}</p>
        </Stack>
        <ButtonLink to={paths.linkGenerator} variant="primary">
          {t(($) => $.overview.makeLink)}
        </ButtonLink>
      </div>
      {data && <Counts overview={data} />}
      {!data &&
        (failure ? (
          <FailureBanner
            ns="admin"
            section="notLoaded"
            failure={failure}
            title={t(($) => $.loadFailed)}
            onRetry={again}
          />
        ) : (
          <Waiting />
        ))}
    </Stack>
  )
}

function Counts({ overview }: { overview: AdminOverview }) {
  return (
    <>
      <WaitingWork overview={overview} />
      <Columns>
        <FamilyCounts counts={overview.recipients} />
        <Stack gap={5}>
          <RequestCounts counts={overview.helpRequests} />
          <LastLinks links={overview.lastLinks} />
        </Stack>
      </Columns>
    </>
  )
}

/** Skeletons in the final positions, so that the layout does not shift. */
function Waiting() {
  return (
    <>
      <Card variant="roomy" className={styles.waitingWork}>
        <Skeleton shape="titled" lines={2} />
      </Card>
      <Columns>
        <Card variant="roomy" className={styles.waitingCounts}>
          <Skeleton shape="titled" lines={9} />
        </Card>
        <Stack gap={5}>
          <Card variant="roomy" className={styles.waitingPart}>
            <Skeleton shape="titled" lines={5} />
          </Card>
          <Card variant="roomy" className={styles.waitingPart}>
            <Skeleton shape="titled" lines={4} />
          </Card>
        </Stack>
      </Columns>
    </>
  )
}

function LastLinks({ links }: { links: readonly AdminLink[] }) {
  const { t } = useTranslation('admin')
  const titleId = useId()
  return (
    <Card as="section" variant="roomy" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t(($) => $.lastLinks.title)}
      </h2>
      {links.length === 0 ? (
        <p className="soft">{t(($) => $.lastLinks.none)}</p>
      ) : (
        <ul className={styles.lastLinks}>
          {links.map((link) => (
            <li key={link.linkId}>
              <span>
                <strong>
                  <LinkLabel label={link.label} />
                </strong>
                <span className={styles.second}>
                  <span>{`${t(($) => $.kind[link.kind])},`}</span> <DateText value={link.createdAt} />
                </span>
              </span>
              <LinkStateChip state={link.state} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="standalone-link" to={paths.linkGenerator}>
          {t(($) => $.lastLinks.all)}
        </Link>
      </p>
    </Card>
  )
}
