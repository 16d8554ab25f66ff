import { FileDown, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { CertificatePreview } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { cx } from '../../shared/ui/class-names.ts'
import { LetterPicture } from '../../shared/ui/illustrations/letter-picture.tsx'
import { fileFromBlob, saveFile } from '../../shared/ui/save-file.ts'
import { Stack } from '../../shared/ui/stack.tsx'
import { useBlobUrl } from '../../shared/ui/use-blob-url.ts'
import styles from './tax-data.module.css'
import { previewCertificate } from './tax-data-queries.ts'
import { useCertificatePreview } from './use-certificate-preview.ts'

type CertificateSheetProps = { request: CertificatePreview | undefined; year: number }

/** The certificate as a sheet next to the form; follows the typed values. */
export function CertificateSheet({ request, year }: CertificateSheetProps) {
  const { t } = useTranslation('tax-data')
  const { paper, isUpdating, failure, retry } = useCertificatePreview(request)
  if (!request) return <NoPaper />
  if (failure) return <PaperFailed failure={failure} onRetry={retry} />
  return (
    <div className={styles.live}>
      <p role="status" className={styles.state}>
        {isUpdating && <LoaderCircle aria-hidden="true" className={styles.turning} />}
        <span>{t(($) => (isUpdating ? $.preview.updating : $.preview.current))}</span>
      </p>
      <div className={cx(styles.sheet, isUpdating && styles.former)}>
        {paper && <Sheet paper={paper} year={year} />}
      </div>
      {paper && !isUpdating && (
        <Button
          variant="link"
          onClick={() =>
            saveFile(
              fileFromBlob(
                paper,
                t(($) => $.preview.fileName, { year }),
              ),
            )
          }
        >
          {t(($) => $.preview.save)}
        </Button>
      )}
    </div>
  )
}

/** A new frame for each document: navigating one frame would add entries to the history. */
function Sheet({ paper, year }: { paper: Blob; year: number }) {
  const { t } = useTranslation('tax-data')
  const url = useBlobUrl(paper)
  if (url === undefined) return null
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox keeps the browser's own viewer out; a PDF runs nothing here
    <iframe
      key={url}
      title={t(($) => $.preview.frame, { year })}
      src={`${url}#toolbar=0&navpanes=0&view=Fit`}
      className={styles.paper}
    />
  )
}

function NoPaper() {
  const { t } = useTranslation('tax-data')
  return (
    <div className={cx(styles.sheet, styles.blank)}>
      <LetterPicture />
      <p className="soft">{t(($) => $.preview.incomplete)}</p>
    </div>
  )
}

function PaperFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('tax-data')
  return (
    <FailureBanner
      ns="tax-data"
      section="preview.failed"
      failure={failure}
      title={t(($) => $.preview.failed.title)}
      onRetry={failure.code === 422 ? undefined : onRetry}
    />
  )
}

type CertificateButtonProps = { request: CertificatePreview | undefined }

/** For a phone, without room for a sheet: the PDF is fetched on demand, and opened by the phone itself. */
export function CertificateButton({ request }: CertificateButtonProps) {
  const { t } = useTranslation('tax-data')
  const api = useApi()
  const { isSaving, save, failure } = useSave({
    mutationFn: async (wanted: CertificatePreview) => ({ wanted, paper: await previewCertificate(api, wanted) }),
    onSuccess: ({ wanted, paper }) =>
      saveFile(
        fileFromBlob(
          paper,
          t(($) => $.preview.fileName, { year: wanted.taxYear }),
        ),
      ),
  })

  if (!request) return <p className="soft small">{t(($) => $.preview.saveFirst)}</p>
  return (
    <Stack gap={3} align="start">
      <Button busy={isSaving} onClick={() => save(request)}>
        <FileDown aria-hidden="true" />
        {t(($) => $.preview.save)}
      </Button>
      {failure && (
        <FailureBanner
          ns="tax-data"
          section="preview.failed"
          failure={failure}
          title={t(($) => $.preview.failed.title)}
        />
      )}
    </Stack>
  )
}
