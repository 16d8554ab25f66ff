import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'
import { VISITOR } from '../drafts/draft-owner.ts'
import { useDrafts } from '../drafts/drafts-context.tsx'
import type { Answers } from '../form-engine/answers.ts'
import { useSession } from '../session/session-context.tsx'
import { createAnswersDraft } from './answers-draft.ts'
import type { Notes } from './notes.ts'

export type { Notes } from './notes.ts'

export type AnswersDraft = {
  answers: Answers
  notes: Notes
  /** Instant (ISO) when they were last stored on this device, to the minute; undefined while they are not. */
  storedAt: string | undefined
  /** What was left unfinished before is in the form again. */
  isRestored: boolean
  /** Another window of this browser wrote in the same form; its answers are in it now. */
  isJoined: boolean
  /** What was left before is here, or there is nothing; never more than a moment. */
  isReady: boolean
  /** The form as it was at first, notes too; what was stored is destroyed. */
  discard: () => void
  /** Sent: what was stored is destroyed, what stands in the form stays to be read. */
  forget: () => void
  /** It was sent: the page that says so comes with the next render, and until then nothing is checked or sent once more. */
  isOver: () => boolean
}

type Options = {
  /** Names the form among the person's drafts. */
  name: string
  definition: FormDefinition
  /** What the provider has. */
  initial: FormAnswers
}

/**
 * The answers of a long form and the notes beside them, stored encrypted on the device as they are written: they survive a reload, a closed tab,
 * a dead battery and the session's end (rule 18.12), and end with sending and logout (rule 18.1). Bound to the person, or to the visitor.
 */
export function useAnswersDraft({ name, definition, initial }: Options): AnswersDraft {
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : VISITOR
  const id = JSON.stringify([person, name, definition.formId])
  const make = () => ({ id, form: createAnswersDraft({ drafts, person, name, definition, initial }) })
  const [current, setCurrent] = useState(make)
  const draft = current.id === id ? current : make()
  if (draft !== current) setCurrent(draft)

  useEffect(() => draft.form.start(), [draft])
  const state = useSyncExternalStore(draft.form.subscribe, draft.form.state, draft.form.state)
  const { isRestored, isJoined, isReady } = state
  // A small note with every page of the form around it: it waits for whoever types, whose next key would wait for it.
  const storedAt = useDeferredValue(state.storedAt)
  const { answers, notes, discard, forget, isOver } = draft.form
  return { answers, notes, storedAt, isRestored, isJoined, isReady, discard, forget, isOver }
}
