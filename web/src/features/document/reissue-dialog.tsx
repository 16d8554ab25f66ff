import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useSend } from '../../shared/api/use-send.ts'
import type { DonorDocument } from '../../shared/api/wire.ts'
import { useFailureTitle } from '../../shared/editing/use-failure-title.ts'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { documentProblem, isOutdated } from './document-problem.ts'
import { documentsQuery, reissueDocument } from './document-queries.ts'

type ReissueDialogProps = {
  isOpen: boolean
  document: DonorDocument
  onClose: () => void
  onReissued: (fresh: DonorDocument) => void
}

/** The question before a certificate is issued again: with which data, and what becomes of the former one. */
export function ReissueDialog({ isOpen, document, onClose, onReissued }: ReissueDialogProps) {
  const { t } = useTranslation('document')
  const api = useApi()
  const client = useQueryClient()
  const [failure, setFailure] = useState<ApiFailure>()
  const { isSending, send } = useSend((documentId: string, key) => reissueDocument(api, documentId, key), {
    onSent: onReissued,
    onFailed: setFailure,
  })

  function confirm() {
    setFailure(undefined)
    send(document.documentId)
  }

  function close() {
    // Only now: a fresh list may take this very window away while its words are being read.
    if (isOutdated(documentProblem(failure))) void client.invalidateQueries(documentsQuery(api))
    setFailure(undefined)
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(($) => $.reissue.title)}
      onConfirm={confirm}
      onCancel={close}
      confirmLabel={t(($) => $.reissue.confirm)}
      busy={isSending}
    >
      <Stack gap={3}>
        <p>{t(($) => $.reissue.lead)}</p>
        <p className="soft small">{t(($) => $.reissue.former)}</p>
        {failure && <ReissueFailed failure={failure} />}
      </Stack>
    </ConfirmDialog>
  )
}

function ReissueFailed({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation('document')
  const titleOf = useFailureTitle()
  const problem = documentProblem(failure)
  const isUnchanged = problem === 'tax-data-unchanged'
  const toTaxData = isUnchanged && (
    <KnownLink to={paths.taxData} fallback={null}>
      {t(($) => $.wrong.taxData)}
    </KnownLink>
  )
  return (
    <Banner
      tone={isUnchanged ? 'warn' : 'error'}
      role="alert"
      title={titleOf(
        failure,
        t(($) => (isUnchanged ? $.reissue.unchanged : $.reissue.failed)),
      )}
      actions={toTaxData}
    >
      {t(($) => $.problem[problem])}
    </Banner>
  )
}
