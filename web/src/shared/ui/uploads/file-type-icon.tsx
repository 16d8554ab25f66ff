import { File, FileImage, FileSpreadsheet, FileText, FileType, Sheet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type FileIcon, fileIcon } from '#web/shared/format/file-icon.ts'
import { cx } from '../class-names.ts'
import styles from './upload-list.module.css'

const icons = { word: FileText, csv: Sheet, excel: FileSpreadsheet, pdf: FileType, image: FileImage, file: File }
const tints: Record<FileIcon, string | undefined> = {
  word: undefined,
  csv: styles.green,
  excel: styles.green,
  pdf: styles.red,
  image: styles.gold,
  file: undefined,
}

/** The icon of a file by its type (rule 1.9), with a text for screen readers. */
export function FileTypeIcon({ name, type }: { name: string; type?: string | undefined }) {
  const { t } = useTranslation('uploads')
  const kind = fileIcon({ name, type })
  const Icon = icons[kind]
  return (
    <span className={cx(styles.icon, tints[kind])} role="img" aria-label={t(($) => $.type[kind])}>
      <Icon aria-hidden="true" />
    </span>
  )
}
