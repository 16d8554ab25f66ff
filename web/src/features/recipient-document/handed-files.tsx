import { useTranslation } from 'react-i18next'
import { cleanFileName } from '#rules/formats/file-name.ts'
import type { DocumentOfType, HandedDocument } from '../../shared/api/wire.ts'
import { shortDay } from '../../shared/format/czech-days.ts'
import { pragueDay } from '../../shared/format/prague-day.ts'
import { FileTypeIcon } from '../../shared/ui/uploads/file-type-icon.tsx'
import styles from './recipient-document.module.css'
import { TakeBack } from './take-back.tsx'

type HandedFilesProps = {
  document: DocumentOfType
  /** Files that the form's rows already contain. */
  except: (file: HandedDocument) => boolean
  canTakeBack: boolean
}

/** Newest first; those that the foundation has not accepted yet can be removed. */
export function HandedFiles({ document, except, canTakeBack }: HandedFilesProps) {
  const { t } = useTranslation('recipient-document')
  const files = document.files.filter((file) => !except(file))
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t(($) => $.handed.label, { label: document.label })}>
      {files.map((file) => (
        <li key={file.documentId} className={styles.file}>
          <FileTypeIcon name={cleanFileName(file.name)} />
          <div>
            <span className={styles.name}>{cleanFileName(file.name)}</span>
            <span className={styles.meta}>
              <span>
                {t(($) => (file.isAccepted ? $.handed.accepted : $.handed.waiting), {
                  date: shortDay(pragueDay(Date.parse(file.uploadedAt))),
                })}
              </span>
              {file.issuedOn && <span>{t(($) => $.handed.issuedOn, { date: shortDay(file.issuedOn ?? '') })}</span>}
            </span>
          </div>
          {!file.isAccepted && !file.fromRenewal && canTakeBack && <TakeBack file={file} />}
        </li>
      ))}
    </ul>
  )
}
