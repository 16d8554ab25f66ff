import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import type { AdminLink } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FocusedNotice } from '../../shared/ui/focused-notice.tsx'
import { LetterPicture } from '../../shared/ui/illustrations/letter-picture.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useMedia } from '../../shared/ui/use-media.ts'
import styles from './admin.module.css'
import { adminLinksQuery } from './admin-queries.ts'
import { LinkCards, LinkTable } from './link-rows.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

// In em: with larger type there is room for the table on a wider page only.
const WIDE = '(min-width: 48em)'

/** Newest first: a table if there is room for one. */
export function LinkList() {
  const { t } = useTranslation('admin')
  const titleId = useId()
  const { data, failure, retry } = useLoaded(adminLinksQuery(useApi()))
  const heading = useRef<HTMLHeadingElement>(null)

  function again() {
    // The button disappears with the failure.
    heading.current?.focus()
    retry()
  }

  return (
    <Card as="section" variant="roomy" aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
        {t(($) => $.list.title)}
      </h2>
      {data && <Links links={data} titleId={titleId} />}
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
          <div className={styles.waitingList}>
            <Skeleton lines={6} />
          </div>
        ))}
    </Card>
  )
}

function Links({ links, titleId }: { links: readonly AdminLink[]; titleId: string }) {
  const { t } = useTranslation('admin')
  const Rows = useMedia(WIDE) ? LinkTable : LinkCards
  const [revoking, setRevoking] = useState<AdminLink>()
  const [revoked, setRevoked] = useState<AdminLink>()
  if (links.length === 0) {
    return (
      <EmptyState picture={<LetterPicture />} title={t(($) => $.list.none)} level={3}>
        <p>{t(($) => $.list.noneLead)}</p>
      </EmptyState>
    )
  }
  return (
    <>
      {revoked && (
        <div className={styles.notice}>
          <Revoked key={revoked.linkId} link={revoked} />
        </div>
      )}
      <Rows links={links} titleId={titleId} onRevoke={setRevoking} />
      <RevokeDialog
        link={revoking}
        onClose={() => setRevoking(undefined)}
        onRevoked={(link) => {
          setRevoking(undefined)
          setRevoked(link)
        }}
      />
    </>
  )
}

/** Takes the focus from the removed button. */
function Revoked({ link }: { link: AdminLink }) {
  const { t } = useTranslation('admin')
  return (
    <FocusedNotice>
      <Banner tone="ok" role="status" title={t(($) => $.revoke.done)}>
        {t(($) => $.revoke.doneLead, { label: link.label })}
      </Banner>
    </FocusedNotice>
  )
}
