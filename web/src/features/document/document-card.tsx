import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { DonorDocument } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatDate } from '#web/shared/format/date.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { ConfirmDialog } from '#web/shared/ui/overlay/dialog.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './document.module.css'
import { documentsQuery, reissueDocument } from './document-queries.ts'
import { isReissuable } from './documents-shown.ts'
import { DownloadButton } from './download-button.tsx'

type ReissueDialogProps = {
  isOpen: boolean
  document: DonorDocument
  onClose: () => void
  onReissued: (fresh: DonorDocument) => void
}

/** Shows the data used, and what happens to the former certificate. */
function ReissueDialog({ isOpen, document, onClose, onReissued }: ReissueDialogProps) {
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

type DocumentCardProps = {
  document: DonorDocument
  /** The document that most donors look for. */
  isFirst: boolean
  onReissued: (fresh: DonorDocument) => void
}

export function DocumentCard({ document, isFirst, onReissued }: DocumentCardProps) {
  const { t } = useTranslation('document')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const title = useDocumentTitle(document)
  return (
    <Card as="li" variant="roomy" className={styles.document}>
      <Row apart gap={3}>
        <h2 className={styles.title}>{title}</h2>
        {document.isNew && <Chip tone="ok">{t(($) => $.isNew)}</Chip>}
      </Row>
      <p className={styles.amount}>
        <Money crowns={document.amount} />
      </p>
      <p className="soft">
        <SpokenText
          text={t(($) => $.issued, {
            name: document.issuedTo,
            date: formatDate(document.createdAt, language),
          })}
        />
      </p>
      <DownloadButton
        document={document}
        variant={isFirst ? 'primary' : 'secondary'}
        label={t(($) => $.downloadOf, { title })}
      />
      {isReissuable(document) && (
        <details className={styles.wrong}>
          <summary>{t(($) => $.wrong.title)}</summary>
          <ol className={styles.steps}>
            <li>
              {t(($) => $.wrong.correct)}{' '}
              <KnownLink to={paths.taxData} fallback={null}>
                {t(($) => $.wrong.taxData)}
              </KnownLink>
            </li>
            <li>
              {t(($) => $.wrong.again)}{' '}
              <Button variant="link" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                {t(($) => $.reissue.open)}
              </Button>
            </li>
          </ol>
        </details>
      )}
      <ReissueDialog
        isOpen={isAsking}
        document={document}
        onClose={() => setAsking(false)}
        onReissued={(fresh) => {
          setAsking(false)
          onReissued(fresh)
        }}
      />
    </Card>
  )
}

/**
 * „Potvrzení o darech za rok 2025“ (confirmation of gifts); the confirmation of a single gift has
 * no year.
 */
export function useDocumentTitle({ type, taxYear }: DonorDocument): string {
  const { t } = useTranslation('document')
  return type === 'tax-certificate' && taxYear !== null
    ? t(($) => $.certificate, { year: taxYear })
    : t(($) => $.confirmation)
}
