import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileDown, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { CertificatePreview } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { fileFromBlob, saveFile } from '#web/shared/ui/save-file.ts'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useBlobUrl } from '#web/shared/ui/use-blob-url.ts'
import styles from './tax-data.module.css'
import { previewCertificate } from './tax-data-queries.ts'

/** Milliseconds without a keystroke before a form is read (rule 14.10). */
const SETTLED_AFTER = 500

/** The last value that stayed unchanged for that long. */
function useSettled<T extends string | undefined>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Fetched after a pause in typing. A late answer for former data never shows; nothing is retried or cached. */
function useCertificatePreview(request: CertificatePreview | undefined) {
  const api = useApi()
  const wanted = request && JSON.stringify(request)
  const settled = useSettled(wanted)
  const query = useQuery({
    queryKey: ['certificate-preview', settled],
    queryFn: ({ signal }) => previewCertificate(api, JSON.parse(settled ?? '') as CertificatePreview, signal),
    enabled: settled !== undefined && wanted !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data, error, isFetching, isPlaceholderData } = query
  const isUpdating = isFetching || isPlaceholderData || settled !== wanted
  const hasFailed = error instanceof ApiFailure && !error.isSuperseded && !isUpdating
  return {
    /** The last loaded certificate; while `isUpdating` it is the former one. */
    paper: data,
    isUpdating,
    failure: hasFailed ? error : undefined,
    retry: () => void query.refetch(),
  }
}

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
