import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DonorDocument } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Button, type ButtonVariant } from '../../shared/ui/button.tsx'
import styles from './document.module.css'
import { useDownload } from './use-download.ts'

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
