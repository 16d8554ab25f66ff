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
  /** An unfinished draft was restored. */
  isRestored: boolean
  /** Another window of this browser changed the same form; its answers were taken over. */
  isJoined: boolean
  /** The draft was read, or there is none. True after a short time at the latest. */
  isReady: boolean
  /** Resets the form to its initial state, notes too, and destroys the stored draft. */
  discard: () => void
  /** Destroys the stored draft after sending; the answers in the form stay. */
  forget: () => void
  /** The form was sent: the confirmation page comes with the next render, and until then nothing is validated or sent again. */
  isOver: () => boolean
}

type Options = {
  /** Names the form among the person's drafts. */
  name: string
  definition: FormDefinition
  /** The provider's answers. */
  initial: FormAnswers
}

/**
 * Encrypted on the device at every change (rule 18.12), until sending or logout (rule 18.1). Bound to the person,
 * or to the visitor.
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
  // Deferred, because the note renders with every page of the form and must not delay the next key.
  const storedAt = useDeferredValue(state.storedAt)
  const { answers, notes, discard, forget, isOver } = draft.form
  return { answers, notes, storedAt, isRestored, isJoined, isReady, discard, forget, isOver }
}
