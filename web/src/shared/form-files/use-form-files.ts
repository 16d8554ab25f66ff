import { useEffect, useSyncExternalStore } from 'react'
import { checkFiles } from '#rules/forms/check-files.ts'
import type { FormFaults } from '#rules/forms/form.ts'
import type { FormFiles } from '../api/wire.ts'
import { useSessionActions } from '../session/session-context.tsx'
import type { SessionStore } from '../session/session-store.ts'
import { isAnythingLeft } from '../uploads/upload-queue.ts'
import type { FormFilesQueue } from './form-files-queue.ts'
import { createFormFilesWay, type FormFilesPorts, type FormFilesWay } from './form-files-way.ts'
import { HANDED_OTHERWISE, markHandedOtherwise, readHandedOtherwise, type WordsKept } from './handed-otherwise.ts'
import type { FormFileCategory } from './prepared-file.ts'

type FormFilesGiven = Pick<FormFilesPorts, 'upload' | 'remove'> & {
  files: FormFiles
  category: FormFileCategory
  notes: WordsKept
  /** Tells forms of one person apart; the category does where there is but one. */
  name?: string | undefined
  /** How many files are needed whatever they are for (spec §5: the request needs one). */
  least?: number | undefined
  isDisabled?: boolean | undefined
}

export type FormFilesState = FormFilesQueue &
  Pick<FormFilesWay, 'add' | 'remove' | 'removeRow' | 'cancel' | 'resume' | 'drop'> & {
    category: FormFileCategory
    /** Ids of categories that have no file and come by post or in person. */
    handedOtherwise: readonly string[]
    hand: (purpose: string, isHandedOtherwise: boolean) => void
    faults: FormFaults
    /** What each category is called, by the path of its fault. */
    labels: Readonly<Record<string, string>>
    /** Something is on its way, or waits for a press to go on. */
    isBusy: boolean
    isComplete: boolean
    isDisabled: boolean
  }

/** The files of a form: what the provider has, what is on its way, and what comes otherwise. Belongs to the page, not to its step. */
export function useFormFiles(given: FormFilesGiven): FormFilesState {
  const { files, category, notes, isDisabled = false } = given
  const { upload, remove, least = category === 'request' ? 1 : 0 } = given
  const ports: FormFilesPorts = {
    category,
    upload,
    remove,
    onUploaded: (purpose) => markHandedOtherwise(notes, purpose, false),
  }
  const way = useOwnWay(given.name ?? category, files, ports)
  useEffect(() => way.use(ports))
  useEffect(() => way.know(files), [way, files])
  const queue = useSyncExternalStore(way.subscribe, way.read)
  const marks = useSyncExternalStore(notes.subscribe, () => notes.get(HANDED_OTHERWISE))

  const isBusy = isAnythingLeft(queue.rows)
  useLeaveQuestion(isBusy)

  const { categories, files: handed } = queue.files
  const handedOtherwise = readHandedOtherwise(marks).filter((id) =>
    categories.some(
      (each) => each.id === id && each.mayBeHandedOtherwise && !handed.some((file) => file.category === id),
    ),
  )
  // A file on its way is missed by nobody: one may go on meanwhile, and nothing is sent before it is there (`isBusy`).
  const onTheWay = queue.rows.filter(({ state }) => state === 'waiting' || state === 'sending')
  const present = [...handed, ...onTheWay.map(({ about }) => ({ category: about.purpose }))]
  const faults = namedFaults(checkFiles(categories, present, handedOtherwise, least))
  return {
    ...way,
    ...queue,
    category,
    handedOtherwise,
    hand: (purpose, isHanded) => markHandedOtherwise(notes, purpose, isHanded),
    faults,
    labels: Object.fromEntries(categories.map(({ id, label }) => [`files.${id}`, label])),
    isBusy,
    isComplete: !isBusy && Object.keys(faults).length === 0,
    isDisabled,
  }
}

/** That there is no file at all is told by the categories that need one, where there are such. */
function namedFaults({ files, ...ofCategories }: FormFaults): FormFaults {
  return files === undefined || Object.keys(ofCategories).length > 0 ? ofCategories : { files }
}

/** The browser asks before the tab is closed or loaded anew; other pages of the portal leave the files on their way. */
function useLeaveQuestion(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}

/** As long as the page lives, and of one person: whoever comes after somebody else begins with nothing. */
const ways = new WeakMap<SessionStore, { personId: string; byName: Map<string, FormFilesWay> }>()

function useOwnWay(name: string, files: FormFiles, ports: FormFilesPorts): FormFilesWay {
  const { store } = useSessionActions()
  const { byName } = ownWays(store)
  const known = byName.get(name)
  if (known) return known
  const way = createFormFilesWay(files, ports)
  byName.set(name, way)
  return way
}

function ownWays(store: SessionStore) {
  const { personId } = store.current()
  const known = ways.get(store)
  if (known?.personId === personId) return known
  const drop = () => {
    for (const way of known?.byName.values() ?? []) way.drop()
  }
  drop()
  const own = { personId, byName: new Map<string, FormFilesWay>() }
  if (!known) {
    store.onEnding((why) => {
      const now = ways.get(store)
      for (const way of now?.byName.values() ?? []) {
        // Drafts outlive an expired session and nothing else (W1); an ending seen in another tab may be one.
        if (why !== 'expired' && why !== 'elsewhere') way.drop()
        else way.stop()
      }
    })
  }
  ways.set(store, own)
  return own
}
