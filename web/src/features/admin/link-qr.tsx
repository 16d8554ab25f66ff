import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminLinkKind } from '../../shared/api/wire.ts'
import { Button } from '../../shared/ui/button.tsx'
import { QrCode } from '../../shared/ui/qr/qr-code.tsx'
import { encodeQr } from '../../shared/ui/qr/qr-matrix.ts'
import { qrPicture } from '../../shared/ui/qr/qr-picture.ts'
import { saveFile } from '../../shared/ui/save-file.ts'
import styles from './admin.module.css'

/** For a poster or a letter: the saved picture's file name contains no key and no personal data. */
export function LinkQr({ address, kind }: { address: string; kind: AdminLinkKind }) {
  const { t } = useTranslation('admin')
  const [hasFailed, setFailed] = useState(false)
  const matrix = encodeQr(address)

  async function save() {
    setFailed(false)
    try {
      saveFile(
        await qrPicture(
          matrix,
          t(($) => $.qr.fileName[kind]),
        ),
      )
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className={styles.qr}>
      <QrCode matrix={matrix} label={t(($) => $.qr.label)} />
      <Button onClick={() => void save()}>
        <Download aria-hidden="true" />
        {t(($) => $.qr.save)}
      </Button>
      <p role="status" className={styles.failed}>
        {hasFailed && t(($) => $.qr.failed)}
      </p>
    </div>
  )
}
