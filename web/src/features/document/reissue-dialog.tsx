import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { DonorDocument } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { documentsQuery, reissueDocument } from './document-queries.ts'

type ReissueDialogProps = {
  isOpen: boolean
  document: DonorDocument
  onClose: () => void
  onReissued: (fresh: DonorDocument) => void
}

/** Shows the data used, and what happens to the former certificate. */
export function ReissueDialog({ isOpen, document, onClose, onReissued }: ReissueDialogProps) {
  const { t } = useTranslation('document')
  const api = useApi()
  const client = useQueryClient()
  const { isSaving, save, failure, dropFailure } = useSave({
    mutationFn: (documentId: string, { idempotencyKey }) => reissueDocument(api, documentId, idempotencyKey),
    onSuccess: onReissued,
  })

  function close() {
    // Refetches only on close: a fresh list may remove this dialog while the donor reads it.
    if (outdated.has(failure?.error)) void client.invalidateQueries(documentsQuery(api))
    dropFailure()
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(($) => $.reissue.title)}
      onConfirm={() => save(document.documentId)}
      onCancel={close}
      confirmLabel={t(($) => $.reissue.confirm)}
      busy={isSaving}
    >
      <Stack gap={3}>
        <p>{t(($) => $.reissue.lead)}</p>
        <p className="soft small">{t(($) => $.reissue.former)}</p>
        {failure && <ReissueFailed failure={failure} />}
      </Stack>
    </ConfirmDialog>
  )
}

/** Errors that mean the list is out of date. */
const outdated: ReadonlySet<string | undefined> = new Set(['document-not-found', 'document-replaced'])

function ReissueFailed({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation('document')
  const isUnchanged = failure.error === 'tax-data-unchanged'
  const toTaxData = isUnchanged && (
    <KnownLink to={paths.taxData} fallback={null}>
      {t(($) => $.wrong.taxData)}
    </KnownLink>
  )
  return (
    <FailureBanner
      ns="document"
      failure={failure}
      tone={isUnchanged ? 'warn' : 'error'}
      refusedTitle={t(($) => (isUnchanged ? $.reissue.unchanged : $.reissue.failed))}
      actions={toTaxData}
    />
  )
}
