import type { TFunction } from 'i18next'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { checkFiles } from '#rules/forms/check-files.ts'
import type { FormCode, FormFaults } from '#rules/forms/form.ts'
import { useClockValue } from '../api/use-clock-value.ts'
import type { FormFiles } from '../api/wire.ts'
import { pragueDay } from '../format/prague-day.ts'
import { readTextList } from '../read-json.ts'
import { useOwnUploads } from '../uploads/own-uploads.ts'
import { isAnythingLeft } from '../uploads/upload-queue.ts'
import type { FormFileCategory, FormFilesQueue } from './form-files-queue.ts'
import { createFormFilesTransport, type FormFilesPorts, type FormFilesTransport } from './form-files-transport.ts'
import { HANDED_OTHERWISE, markHandedOtherwise, type TextStorage } from './handed-otherwise.ts'
import { issueDayPath, useIssueDays } from './use-issue-days.ts'

/** A fault as the summary of errors names it; its field shows the message alone. */
type FileFaultText = { label: string | undefined; message: string }

/** Rule 15.8: while the file that was chosen for a required category is refused, that is its fault. */
function fileFaultText(
  t: TFunction<'form-files'>,
  { files, rows }: Pick<FormFilesQueue, 'files' | 'rows'>,
  path: string,
  code: FormCode,
): FileFaultText {
  const category = files.categories.find(({ id }) => path === `files.${id}` || path === issueDayPath(id))
  if (!category) return { label: undefined, message: t(($) => $.fault.least) }
  const { id, label, mayBeHandedOtherwise, mostMonthsOld: count = 0 } = category
  if (path === issueDayPath(id)) {
    return {
      label: t(($) => $.issuedOn.ofCategory, { label }),
      message: t(($) => $.issuedOn.fault[dayFaultOf(code)], { count }),
    }
  }
  const refused = rows.findLast(({ state, category }) => state === 'refused' && category === id)
  if (code === 'too-old') return { label, message: t(($) => $.fault.tooOld, { count }) }
  if (code !== 'required') return { label, message: t(($) => $.fault.unknown) }
  if (refused) return { label, message: t(($) => $.fault.refused, { name: refused.name }) }
  return { label, message: t(($) => (mayBeHandedOtherwise ? $.fault.requiredOrOtherwise : $.fault.required)) }
}

function dayFaultOf(code: FormCode): 'required' | 'invalid' | 'future' | 'too-old' {
  return code === 'required' || code === 'future' || code === 'too-old' ? code : 'invalid'
}

type FormFilesGiven = Pick<FormFilesPorts, 'upload' | 'remove'> & {
  files: FormFiles
  category: FormFileCategory
  notes: TextStorage
  /** Distinguishes the forms of one person; not needed if there is one form of the category. */
  name?: string | undefined
  /** Distinguishes the forms of one person after a reload; `name` if that is the same then. */
  tabName?: string | undefined
  /** How many files are required, of any category (rule 12.1). */
  least?: number | undefined
  isDisabled?: boolean | undefined
}

export type FormFilesState = FormFilesQueue &
  Pick<FormFilesTransport, 'remove' | 'removeRow' | 'cancel' | 'resume' | 'drop'> &
  Pick<ReturnType<typeof useIssueDays>, 'dayOf' | 'noteDay' | 'sendHeld' | 'dayFaultOf'> & {
    add: (purpose: string, files: readonly File[]) => Promise<void>
    category: FormFileCategory
    /** Ids of categories that have no file and come by post or in person. */
    handedOtherwise: readonly string[]
    hand: (purpose: string, isHandedOtherwise: boolean) => void
    /** Prague's day by the provider's clock, `YYYY-MM-DD`. */
    today: string
    faults: FormFaults
    faultText: (path: string, code: FormCode) => FileFaultText
    /** Files that are not uploaded yet, each with the title of its category. */
    unfinished: readonly string[]
    /** An upload is not finished. This includes uploads that a reload interrupted. */
    isBusy: boolean
    isComplete: boolean
    isDisabled: boolean
  }

/** The files of a form: those stored at the provider, those being uploaded, and the categories delivered otherwise. Belongs to the page, not to its step. */
export function useFormFiles(given: FormFilesGiven): FormFilesState {
  const { files, category, notes, isDisabled = false } = given
  const { upload, remove, least = category === 'request' ? 1 : 0 } = given
  const ports: FormFilesPorts = {
    category,
    upload,
    remove,
    onUploaded: (purpose) => markHandedOtherwise(notes, purpose, false),
  }
  const { name = category, tabName = name } = given
  const way = useOwnUploads<FormFilesTransport>({ name, tabName }, (uploads) =>
    createFormFilesTransport(files, ports, uploads),
  )
  useEffect(() => way.use(ports))
  useEffect(() => way.know(files), [way, files])
  const queue = useSyncExternalStore(way.subscribe, way.read)
  const { t } = useTranslation('form-files')
  const today = useClockValue(pragueDay)
  const marks = useSyncExternalStore(notes.subscribe, () => notes.get(HANDED_OTHERWISE))
  const days = useIssueDays({ notes, queue, today, onDated: way.date, onChanged: way.dateChanged })

  const isUnfinished = isAnythingLeft(queue)
  useLeaveQuestion(isUnfinished)
  const unfinished = queue.rows
    .filter(({ state }) => state !== 'sent' && state !== 'refused')
    .map((row) => `${row.name} (${queue.files.categories.find(({ id }) => id === row.category)?.label ?? ''})`)
  const isBusy = isUnfinished || queue.rows.some(({ state }) => state === 'interrupted')

  const { categories, files: handed } = queue.files
  const handedOtherwise = readTextList(marks).filter((id) =>
    categories.some(
      (each) => each.id === id && each.mayBeHandedOtherwise && !handed.some((file) => file.category === id),
    ),
  )
  // A file on its way counts as present: the person can continue, and nothing is sent before it is uploaded (`isBusy`).
  const onTheWay = queue.rows.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'chosen')
  const present = [...handed, ...onTheWay.map(({ category }) => ({ category }))]

  const faults = {
    ...namedFaults(checkFiles(categories, present, handedOtherwise, { today, least })),
    ...days.dayFaults,
  }
  return {
    ...way,
    ...queue,
    category,
    handedOtherwise,
    hand: (purpose, isHanded) => markHandedOtherwise(notes, purpose, isHanded),
    faults,
    add: (purpose, chosen) => way.add(purpose, chosen, () => days.dayNow(purpose)),
    dayOf: days.dayOf,
    noteDay: days.noteDay,
    sendHeld: days.sendHeld,
    dayFaultOf: days.dayFaultOf,
    today,
    faultText: (path, code) => fileFaultText(t, queue, path, code),
    unfinished,
    isBusy,
    isComplete: !isBusy && Object.keys(faults).length === 0,
    isDisabled,
  }
}

/** If there is no file at all, the required categories report it, if there are any. */
function namedFaults({ files, ...ofCategories }: FormFaults): FormFaults {
  return files === undefined || Object.keys(ofCategories).length > 0 ? ofCategories : { files }
}

/** The browser asks before the tab is closed or reloaded; other pages of the portal do not stop the uploads. */
function useLeaveQuestion(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}
