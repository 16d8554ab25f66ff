import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { AdminLink, AdminOverview } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Columns } from '#web/shared/ui/columns/columns.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './admin.module.css'
import { adminOverviewQuery } from './admin-queries.ts'
import { LinkLabel, LinkStateChip } from './link-label.tsx'
import { FamilyCounts, RequestCounts } from './status-counts.tsx'

type Work = 'requests' | 'renewals' | 'newFamilies'

const NEW_REQUEST = 1
const RENEWAL_RECEIVED = 7

/** The most urgent first: a family that has applied and has no answer yet. Leaves out the other statuses. */
function waitingWork({ helpRequests, recipients }: AdminOverview): readonly { work: Work; count: number }[] {
  const inStatus = (id: number) => recipients.find(({ statusId }) => statusId === id)?.count ?? 0
  const sent = helpRequests.find(({ state }) => state === 'sent')?.count ?? 0
  const all = [
    { work: 'requests', count: sent },
    { work: 'renewals', count: inStatus(RENEWAL_RECEIVED) },
    { work: 'newFamilies', count: inStatus(NEW_REQUEST) },
  ] as const
  return all.filter(({ count }) => count > 0)
}

/** The card at the top of the page: an administrator sees first which families wait. */
function WaitingWork({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation('admin')
  const titleId = useId()
  const waiting = waitingWork(overview)
  return (
    <Card as="section" variant="roomy" night aria-labelledby={titleId} className={styles.waiting}>
      <h2 id={titleId}>{t(($) => (waiting.length === 0 ? $.waiting.none : $.waiting.title))}</h2>
      {waiting.length === 0 ? (
        <p className={styles.nightSoft}>{t(($) => $.waiting.noneLead)}</p>
      ) : (
        <ul className={styles.work}>
          {waiting.map(({ work, count }) => (
            <li key={work}>
              <strong className={styles.figure}>{count}</strong> <span>{t(($) => $.waiting[work], { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

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
