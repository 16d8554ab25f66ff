import { FolderUp } from 'lucide-react'
import { type ChangeEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanFileName } from '#rules/formats/file-name.ts'
import { cx } from '../class-names.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { type FieldProps, useFieldAria } from '../fields/field-aria.ts'
import { FieldShell } from '../fields/field-shell.tsx'
import styles from './file-picker.module.css'

const DropZone = lazy(async () => ({ default: (await import('./drop-zone.tsx')).DropZone }))

export type FilePickerProps = FieldProps & {
  /** Like the native attribute: `.jpg,.png,application/pdf`. The caller still has to validate the files: a drop ignores it. */
  accept?: string | undefined
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  /** Texts of the button and the picture above it, if the general ones are not specific enough. */
  choose?: string | undefined
  icon?: ReactNode
  onFiles: (files: readonly File[]) => void
}

/** The file under a clean name, which is shown and sent; returns the same file if its name is clean. */
function withCleanName(file: File): File {
  const name = cleanFileName(file.name)
  if (name === file.name) return file
  return new File([file], name, { type: file.type, lastModified: file.lastModified })
}

/** A native file input that looks like a button; files can be dropped onto it once its lazily loaded part is there. */
export function FilePicker(props: FilePickerProps) {
  const { t } = useTranslation('uploads')
  const { accept, multiple = true, disabled = false, choose, icon, ...field } = props
  const onFiles = (files: readonly File[]) => props.onFiles(files.map(withCleanName))
  const text = choose ?? (multiple ? t(($) => $.choose) : t(($) => $.chooseOne))
  const aria = useFieldAria(field)
  const zone = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)
  const [over, setOver] = useState(false)

  function take(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.currentTarget.files ?? [])])
    // The same file picked again after removing it must fire a change event again.
    event.currentTarget.value = ''
  }

  useEffect(() => {
    const place = zone.current
    const raise = () => setOver(true)
    // A file dropped here before the layer has loaded must not replace the page.
    const keepPage = (event: Event) => event.preventDefault()
    if (!disabled) place?.addEventListener('dragenter', raise)
    place?.addEventListener('dragover', keepPage)
    place?.addEventListener('drop', keepPage)
    return () => {
      place?.removeEventListener('dragenter', raise)
      place?.removeEventListener('dragover', keepPage)
      place?.removeEventListener('drop', keepPage)
    }
  }, [disabled])

  return (
    <FieldShell field={field} aria={aria}>
      <div ref={zone} className={styles.zone}>
        {icon ?? <FolderUp aria-hidden="true" />}
        <span className={cx(styles.pick, focused && styles.focused, disabled && styles.disabled)}>
          <span aria-hidden="true">{text}</span>
          <input
            type="file"
            id={aria.id}
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            aria-describedby={aria.describedBy}
            aria-invalid={aria.error !== undefined || undefined}
            onChange={take}
            onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
            onBlur={() => setFocused(false)}
          />
        </span>
        <span className={styles.drop} aria-hidden="true">
          {t(($) => (multiple ? $.drop : $.dropOne))}
        </span>
        <ErrorBoundary>
          <Suspense fallback={null}>
            <DropZone raised={over} multiple={multiple} onFiles={onFiles} onLeave={() => setOver(false)} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </FieldShell>
  )
}
