import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'
import type { DraftFields, Drafts, StoredDraft } from '../drafts/drafts.ts'
import { createListeners } from '../listeners.ts'
import { createTimedAnswers } from './timed-answers.ts'
import { fromFields, mergeTimedValues, toFields } from './timed-values.ts'

/** Milliseconds after which typing without a pause is stored, too: a text becomes an answer only after a pause. */
const SAVE_TYPING_AFTER = 3_000

/** Milliseconds after which an unstored change counts as lost with the page: the browser refuses to store it. */
const REFUSED_AFTER = 5_000

/** Milliseconds after which the form is shown without the stored draft; a draft read later is still taken over. */
const READY_AFTER = 2_000

export type AnswersDraftState = {
  readonly storedAt: string | undefined
  readonly isRestored: boolean
  readonly isJoined: boolean
  readonly isReady: boolean
}

type Beginning = {
  drafts: Drafts
  person: string
  name: string
  definition: FormDefinition
  initial: FormAnswers
}

const NOTHING: AnswersDraftState = { storedAt: undefined, isRestored: false, isJoined: false, isReady: false }

const mergeFields = (mine: DraftFields, theirs: DraftFields): DraftFields =>
  toFields(mergeTimedValues(fromFields(mine), fromFields(theirs)))

/** Answers with their draft. After sending nothing is stored until the user changes the form again. */
export function createAnswersDraft({ drafts, person, name, definition, initial }: Beginning) {
  const timed = createTimedAnswers({ definition, initial, now: Date.now })
  const draft = drafts.of(person, name, mergeFields)
  const listeners = createListeners()
  let state = NOTHING
  /** Grows when the draft is destroyed: a read or write that started before has no effect afterwards. */
  let generation = 0
  let isOver = false

  function updateState(changes: Partial<AnswersDraftState>): void {
    const next = { ...state, ...changes }
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    listeners.notify()
  }

  /** Without a delay, for the fields have waited half a second already (rule 14.10). */
  function save(): void {
    if (isOver) return
    draft.save(toFields(timed.values()))
    drafts.flush()
  }

  /** Rule 14.11. A change stored on the device is not lost. */
  function isAnythingLost(): boolean {
    const [first] = Object.values(timed.values())
    return !isOver && state.storedAt === undefined && first !== undefined && Date.now() - first.at > REFUSED_AFTER
  }

  async function read(take: (found: StoredDraft) => void): Promise<void> {
    const generationBefore = generation
    const found = await draft.read()
    if (found && generationBefore === generation) take(found)
  }

  function restore(found: StoredDraft): void {
    const isRestored = timed.adopt(fromFields(found.fields))
    updateState({ isRestored, storedAt: minute(found.at) })
  }

  function join(fields: DraftFields): void {
    if (timed.adopt(fromFields(fields))) updateState({ isJoined: true })
  }

  function destroy(): void {
    generation += 1
    draft.remove()
    updateState({ storedAt: undefined, isRestored: false, isJoined: false })
  }

  return {
    answers: timed.answers,
    notes: timed.notes,
    state: () => state,
    subscribe: listeners.subscribe,
    /** Reads the stored draft, and stores changes from now on. Returns the function that stops it. */
    start() {
      isOver = false
      const isReady = () => updateState({ isReady: true })
      const patience = setTimeout(isReady, READY_AFTER)
      const count = () => timed.answers.flush()
      const warn = (event: Event) => {
        if (isAnythingLost()) event.preventDefault()
      }
      const stopFlushing = drafts.beforeFlushSync(count)
      const whileTyping = setInterval(count, SAVE_TYPING_AFTER)
      void read(restore).then(isReady)
      const stopSaving = timed.onChange(save)
      const stopListening = draft.onSaved((at, fields) => {
        if (Object.keys(timed.values()).length === 0) return
        join(fields)
        updateState({ storedAt: minute(at) })
      })
      // The user may have changed the form in another window meanwhile.
      const look = () => {
        if (document.visibilityState === 'visible') void read(({ fields }) => join(fields))
      }
      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener('focus', look, { signal })
      window.addEventListener('beforeunload', warn, { signal })
      document.addEventListener('visibilitychange', look, { signal })
      return () => {
        count()
        clearTimeout(patience)
        clearInterval(whileTyping)
        stopSaving()
        stopListening()
        stopFlushing()
        listening.abort()
      }
    },
    discard: () => {
      timed.reset()
      destroy()
    },
    forget: () => {
      isOver = true
      timed.settle()
      destroy()
    },
    isOver: () => isOver,
  }
}

/** Cuts an instant to minutes, because each new value would render the form. */
const minute = (at: string): string => `${at.slice(0, 16)}:00.000Z`
