import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'
import type { DraftFields, Drafts, StoredDraft } from '../drafts/drafts.ts'
import { createAnswerKeeper } from './kept-answers.ts'
import { fromFields, mergeWords, toFields } from './kept-words.ts'

/** Milliseconds after which somebody who types without a pause is kept, too: a text counts only once its field has paused. */
const KEEP_TYPING_AFTER = 3_000

/** Milliseconds after which words that lie nowhere are lost with the page: the browser refuses to keep them. */
const REFUSED_AFTER = 5_000

/** Milliseconds after which the form begins without what was kept; what comes later is still taken over. */
const READY_AFTER = 2_000

export type KeptState = {
  readonly keptAt: string | undefined
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

const NOTHING: KeptState = { keptAt: undefined, isRestored: false, isJoined: false, isReady: false }

const mergeFields = (mine: DraftFields, theirs: DraftFields): DraftFields =>
  toFields(mergeWords(fromFields(mine), fromFields(theirs)))

/** Answers with their draft. Nothing is kept once it was sent, until somebody writes in the form anew. */
export function createKeptForm({ drafts, person, name, definition, initial }: Beginning) {
  const keeper = createAnswerKeeper({ definition, initial, now: Date.now })
  const draft = drafts.of(person, name, mergeFields)
  const listeners = new Set<() => void>()
  let state = NOTHING
  /** Grows when the draft is destroyed: what was read or written before is not taken over after it. */
  let era = 0
  let isOver = false

  function tell(news: Partial<KeptState>): void {
    const next = { ...state, ...news }
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of listeners) listener()
  }

  /** At once, for the fields have waited half a second already (spec §5). */
  function save(): void {
    if (isOver) return
    draft.save(toFields(keeper.words()))
    drafts.flush()
  }

  /** Spec §5: "Unsaved changes prompt a warning before leaving". What lies on the device is saved. */
  function isAnythingLost(): boolean {
    const [first] = Object.values(keeper.words())
    return !isOver && state.keptAt === undefined && first !== undefined && Date.now() - first.at > REFUSED_AFTER
  }

  async function read(take: (found: StoredDraft) => void): Promise<void> {
    const asked = era
    const found = await draft.read()
    if (found && asked === era) take(found)
  }

  function restore(found: StoredDraft): void {
    const isRestored = keeper.adopt(fromFields(found.fields))
    tell({ isRestored, keptAt: minute(found.at) })
  }

  function join(fields: DraftFields): void {
    if (keeper.adopt(fromFields(fields))) tell({ isJoined: true })
  }

  function destroy(): void {
    era += 1
    draft.remove()
    tell({ keptAt: undefined, isRestored: false, isJoined: false })
  }

  return {
    answers: keeper.answers,
    notes: keeper.notes,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads what was left, and keeps what is written from now on. Answers with the way to stop. */
    start() {
      isOver = false
      const isReady = () => tell({ isReady: true })
      const patience = setTimeout(isReady, READY_AFTER)
      const count = () => keeper.answers.flush()
      const warn = (event: Event) => {
        if (isAnythingLost()) event.preventDefault()
      }
      const stopFlushing = drafts.beforeFlushSync(count)
      const whileTyping = setInterval(count, KEEP_TYPING_AFTER)
      void read(restore).then(isReady)
      const stopKeeping = keeper.onWritten(save)
      const stopHearing = draft.onSaved((at, fields) => {
        if (Object.keys(keeper.words()).length === 0) return
        join(fields)
        tell({ keptAt: minute(at) })
      })
      // Whoever comes back to this window may have written in another one meanwhile.
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
        stopKeeping()
        stopHearing()
        stopFlushing()
        listening.abort()
      }
    },
    discard: () => {
      keeper.reset()
      destroy()
    },
    forget: () => {
      isOver = true
      keeper.settle()
      destroy()
    },
    isOver: () => isOver,
  }
}

/** Nobody reads seconds, and each of them would render the form anew. */
const minute = (at: string): string => `${at.slice(0, 16)}:00.000Z`
