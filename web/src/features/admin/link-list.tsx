import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { AdminLink } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { FocusedNotice } from '#web/shared/ui/focused-notice.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { ConfirmDialog } from '#web/shared/ui/overlay/dialog.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useTableRoom } from '#web/shared/ui/use-media.ts'
import styles from './admin.module.css'
import { adminKeys, adminLinksQuery, revokeAdminLink } from './admin-queries.ts'
import { LinkCards, LinkTable } from './link-rows.tsx'

type RevokeDialogProps = {
  /** The link to revoke; the dialog is closed if there is none. */
  link: AdminLink | undefined
  onClose: () => void
  onRevoked: (link: AdminLink) => void
}

/** A revoked link closes at once for everyone and cannot be reopened. */
function RevokeDialog({ link, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useTranslation('admin')
  const api = useApi()
  const client = useQueryClient()
  const { isSaving, save, failure, dropFailure } = useSave({
    mutationFn: (linkId: string) => revokeAdminLink(api, linkId),
    onSuccess: (revoked) => {
      client.setQueryData(adminLinksQuery(api).queryKey, (links) =>
        links?.map((known) => (known.linkId === revoked.linkId ? revoked : known)),
      )
      void client.invalidateQueries({ queryKey: adminKeys.overview })
      onRevoked(revoked)
    },
  })

  function close() {
    dropFailure()
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={link !== undefined}
      title={t(($) => $.revoke.title)}
      confirmLabel={t(($) => $.revoke.confirm)}
      onConfirm={() => link && save(link.linkId)}
      onCancel={close}
      busy={isSaving}
    >
      <Stack gap={3}>
        <p>{t(($) => $.revoke.lead, { label: link?.label ?? '' })}</p>
        {failure && <FailureBanner ns="admin" failure={failure} refusedTitle={t(($) => $.revoke.failed)} />}
      </Stack>
    </ConfirmDialog>
  )
}

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
  const Rows = useTableRoom() ? LinkTable : LinkCards
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
