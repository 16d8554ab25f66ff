import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import { cx } from '../class-names.ts'
import styles from './file-picker.module.css'

export type DropZoneProps = {
  /** Files are being dragged over the picker: the layer is raised to catch the drop. */
  raised: boolean
  multiple: boolean
  onFiles: (files: readonly File[]) => void
  onLeave: () => void
}

/** A layer over the picker, for dropping only: clicks and keys go to the native input below. In a lazily loaded chunk. */
export function DropZone({ raised, multiple, onFiles, onLeave }: DropZoneProps) {
  const { t } = useTranslation('uploads')
  const { getRootProps } = useDropzone({
    multiple,
    noClick: true,
    noKeyboard: true,
    onDragLeave: onLeave,
    onDrop: (accepted, refused) => {
      onLeave()
      onFiles([...accepted, ...refused.map(({ file }) => file)])
    },
  })
  return (
    <div {...getRootProps({ className: cx(styles.layer, raised && styles.raised), 'aria-hidden': true })}>
      {t(($) => (multiple ? $.dropNow : $.dropNowOne))}
    </div>
  )
}
