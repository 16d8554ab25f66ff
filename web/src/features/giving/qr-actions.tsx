import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button/button.tsx'
import type { QrMatrix } from '#web/shared/ui/qr/qr-matrix.ts'
import { qrPicture } from '#web/shared/ui/qr/qr-picture.ts'
import { saveFile } from '#web/shared/ui/save-file.ts'
import styles from './qr.module.css'

type QrActionsProps = { matrix: QrMatrix; fileName: string }

/** A phone that shows the code cannot scan it: it sends the picture to the bank's application. */
export function QrActions({ matrix, fileName }: QrActionsProps) {
  const { t } = useTranslation('giving')
  const [hasFailed, setFailed] = useState(false)

  async function hand(over: (file: File) => unknown) {
    setFailed(false)
    try {
      await over(await qrPicture(matrix, fileName))
    } catch (cause) {
      // Closing the share sheet is a cancellation, not a failure.
      setFailed(!(cause instanceof DOMException && cause.name === 'AbortError'))
    }
  }

  return (
    <div className={styles.actions}>
      <Button onClick={() => void hand(saveFile)}>
        <Download aria-hidden="true" />
        {t(($) => $.qr.save)}
      </Button>
      {canShareFiles() && (
        <Button onClick={() => void hand((file) => navigator.share({ files: [file] }))}>
          <Share2 aria-hidden="true" />
          {t(($) => $.qr.share)}
        </Button>
      )}
      <p role="status" className={styles.failed}>
        {hasFailed && t(($) => $.qr.failed)}
      </p>
    </div>
  )
}

function canShareFiles(): boolean {
  const sample = new File([], 'qr.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] })
}
