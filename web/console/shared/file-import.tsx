import type { UseMutationResult } from '@tanstack/react-query'
import { useId } from 'react'
import { Problem } from './problem.tsx'
import styles from './snapshots.module.css'

type FileImportProps<Data> = {
  label: string
  hint?: string
  /** As of an `input`. */
  accept: string
  importing: Pick<UseMutationResult<Data, Error, File>, 'mutate' | 'isSuccess' | 'isError' | 'error' | 'data'>
  /** What is said once the file was taken. */
  taken: (data: Data) => string
  /** Why it was not; otherwise in the words of the code. */
  refused: (error: Error) => string | undefined
}

/** Gives a file to the sandbox as soon as it is chosen. */
export function FileImport<Data>({ label, hint, accept, importing, taken, refused }: FileImportProps<Data>) {
  const id = useId()
  const { isSuccess, isError, data, error } = importing
  return (
    <div className={styles.keep}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) importing.mutate(file)
          target.value = ''
        }}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="soft small">
          {hint}
        </p>
      )}
      <p role="status">{isSuccess && data !== undefined && taken(data)}</p>
      {isError && error && <Problem problem={error} text={refused(error)} />}
    </div>
  )
}
