import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useSave } from '#web/shared/api/use-save.ts'
import type { DonorDocument } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { Button, type ButtonVariant } from '#web/shared/ui/button/button.tsx'
import { fileFromBlob, saveFile } from '#web/shared/ui/save-file.ts'
import styles from './document.module.css'
import { downloadDocument } from './document-queries.ts'
import { fileText } from './documents-shown.ts'

type DownloadButtonProps = { document: DonorDocument; variant?: ButtonVariant; label: string }

/** Saves the PDF and confirms it, because a phone saves files out of sight. */
export function DownloadButton({ document, variant = 'secondary', label }: DownloadButtonProps) {
  const { t } = useTranslation('document')
  const { download, isDownloading, isSaved, failure, name } = useDownload(document)
  return (
    <div className={styles.download}>
      <Button variant={variant} busy={isDownloading} aria-label={label} onClick={download}>
        <FileDown aria-hidden="true" />
        {t(($) => $.download)}
      </Button>
      <p role="status" className={styles.saved}>
        {isSaved && t(($) => $.downloaded, { name })}
      </p>
      {failure && (
        <FailureBanner
          ns="document"
          failure={failure}
          title={t(($) => $.downloadFailed)}
          onRetry={failure.isPassing ? download : undefined}
        />
      )}
    </div>
  )
}

/** One click saves one file; the donor retries a failed download by clicking again. */
function useDownload(document: DonorDocument) {
  const { t } = useTranslation('document')
  const api = useApi()
  const [isSaved, setSaved] = useState(false)
  const { key, period } = fileText(document)
  const name = t(($) => $.fileName[key], { period })
  const { isSaving, save, failure } = useSave({
    mutationFn: (documentId: string) => downloadDocument(api, documentId),
    onSuccess: (pdf) => {
      saveFile(fileFromBlob(pdf, name))
      setSaved(true)
    },
  })

  function download() {
    setSaved(false)
    save(document.documentId)
  }

  return { download, isDownloading: isSaving, isSaved, failure, name }
}
