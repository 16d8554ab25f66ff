import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useSave } from '../../shared/api/use-save.ts'
import type { AdminLink } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { adminKeys, adminLinksQuery, revokeAdminLink } from './admin-queries.ts'

type RevokeDialogProps = {
  /** The link to revoke; the dialog is closed if there is none. */
  link: AdminLink | undefined
  onClose: () => void
  onRevoked: (link: AdminLink) => void
}

/** A revoked link closes at once for everyone and cannot be reopened. */
export function RevokeDialog({ link, onClose, onRevoked }: RevokeDialogProps) {
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
