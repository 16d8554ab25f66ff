import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonVariant } from '../../../../src/shared/ui/button.tsx'
import type { FileForm, FileRequest } from '../../../session/recording-queries.ts'
import styles from './recording.module.css'
import type { useSaveFile } from './use-save-file.ts'

export type FileButtonProps = {
  form: FileForm
  options: Omit<FileRequest, 'form' | 'lang'>
  saving: ReturnType<typeof useSaveFile>
  variant?: ButtonVariant
  isOff?: boolean
  children?: ReactNode
}

/** One format of the file with a note on its use. */
export function FileButton({ form, options, saving, variant = 'secondary', isOff = false, children }: FileButtonProps) {
  const { t } = useTranslation('console-recording')
  const isMine = saving.isPending && saving.variables.form === form
  return (
    <div className={styles.file}>
      <Button
        variant={variant}
        busy={isMine}
        disabled={isOff}
        onClick={() => !saving.isPending && saving.mutate({ ...options, form })}
      >
        <Download aria-hidden="true" />
        {t(($) => $.save[form])}
      </Button>
      <div className={styles.about}>
        <p className="soft small">{t(($) => $.save.what[form])}</p>
        {children}
      </div>
    </div>
  )
}
