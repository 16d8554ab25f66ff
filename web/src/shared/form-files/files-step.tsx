import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanFileName } from '#rules/formats/file-name.ts'
import { fieldNameOf } from '#rules/forms/form.ts'
import { shortDay } from '../format/czech-days.ts'
import { formatFileSize } from '../format/file-size.ts'
import type { FilesStep } from '../long-form/long-form-props.ts'
import { fieldId } from '../ui/fields/field-aria.ts'
import { SpokenText } from '../ui/spoken/spoken-text.tsx'
import { Stack } from '../ui/stack/stack.tsx'
import { FileTypeIcon } from '../ui/uploads/file-type-icon.tsx'
import { FILE_LIMIT } from '../uploads/file-refusal.ts'
import { FileCategoryFields, ShownFaults } from './file-category-fields.tsx'
import styles from './form-files.module.css'
import { totalBytes } from './form-files-queue.ts'
import type { FormFilesState } from './use-form-files.ts'

/** The file categories of the form, one after another, and how much of the size limit is left. */
export function FilesStepFields({ state }: { state: FormFilesState }) {
  const { t } = useTranslation('form-files')
  const { files, totalLimit, categories, mostFiles } = state.files
  const left = formatFileSize(Math.max(0, totalLimit - totalBytes(files)), 'cs')
  const limit = formatFileSize(totalLimit, 'cs')
  const { files: fault } = use(ShownFaults)
  return (
    <Stack id={fieldId(fieldNameOf('files'))} gap={5}>
      <Stack gap={2}>
        <p>{t(($) => $.lead)}</p>
        <p>{t(($) => $.types[state.category], { limit: formatFileSize(FILE_LIMIT, 'cs') })}</p>
        {fault !== undefined && <p className={styles.fault}>{state.faultText('files', fault).message}</p>}
        <p>
          {files.length === 0
            ? t(($) => $.room.none, { most: mostFiles, limit })
            : t(($) => $.room.some, { count: files.length, left, limit })}
        </p>
      </Stack>
      {categories.map((category) => (
        <FileCategoryFields key={category.id} category={category} state={state} />
      ))}
    </Stack>
  )
}

type Handed = Pick<FormFilesState, 'files' | 'handedOtherwise'>

/** Whether there is neither a file nor a category marked as delivered otherwise. */
const hasNoFiles = ({ files, handedOtherwise }: Handed): boolean =>
  files.files.length === 0 && handedOtherwise.length === 0

/** The files as a part of a long form. */
export const filesStep = (title: string, state: FormFilesState): FilesStep => ({
  title,
  isComplete: state.isComplete,
  unfinished: state.unfinished,
  sendHeld: () => {
    for (const { id } of state.files.categories) state.sendHeld(id)
  },
  isEmpty: hasNoFiles(state),
  faults: state.faults,
  faultText: state.faultText,
  element: <FilesStepFields state={state} />,
  summary: <FilesSummary state={state} />,
})

/** The files of the form as text, for checking before sending and for reading afterwards, with the missing ones. */
export function FilesSummary({ state }: { state: Handed }) {
  const { t } = useTranslation('form-files')
  const { categories, files } = state.files
  const shown = categories.filter(
    ({ id, isRequired }) =>
      isRequired || state.handedOtherwise.includes(id) || files.some(({ category }) => category === id),
  )
  if (hasNoFiles(state)) return <p className="soft">{t(($) => $.summary.none)}</p>
  return (
    <dl className={styles.summary}>
      {shown.map(({ id, label }) => {
        const own = files
          .filter(({ category }) => category === id)
          .map((file) => ({ ...file, name: cleanFileName(file.name) }))
        return (
          <div key={id}>
            <dt>{label}</dt>
            {own.map(({ fileId, name, size, issuedOn }) => (
              <dd key={fileId} className={styles.handed}>
                <FileTypeIcon name={name} />
                <span className={styles.name}>
                  <span>{name}</span> <span className={styles.size}>{formatFileSize(size, 'cs')}</span>
                  {issuedOn !== null && (
                    <>
                      {' '}
                      <span className={styles.size}>
                        <SpokenText text={t(($) => $.issuedOn.given, { date: shortDay(issuedOn) })} />
                      </span>
                    </>
                  )}
                </span>
              </dd>
            ))}
            {own.length === 0 && (
              <dd>{state.handedOtherwise.includes(id) ? t(($) => $.summary.otherwise) : t(($) => $.summary.none)}</dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
