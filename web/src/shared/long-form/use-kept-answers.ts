import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'
import { VISITOR } from '../drafts/draft-owner.ts'
import { useDrafts } from '../drafts/drafts-context.tsx'
import type { Answers } from '../form-engine/answers.ts'
import { useSession } from '../session/session-context.tsx'
import { createKeptForm } from './kept-form.ts'
import type { Notes } from './notes.ts'

export type { Notes } from './notes.ts'

export type KeptAnswers = {
  answers: Answers
  notes: Notes
  /** Instant (ISO) when they were last kept on this device, to the minute; undefined while they are not. */
  keptAt: string | undefined
  /** What was left unfinished before is in the form again. */
  isRestored: boolean
  /** Another window of this browser wrote in the same form; its words are in it now. */
  isJoined: boolean
  /** What was left before is here, or there is nothing; never more than a moment. */
  isReady: boolean
  /** The form as it was at first, notes too; what was kept is destroyed. */
  discard: () => void
  /** Sent: what was kept is destroyed, what stands in the form stays to be read. */
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
 * The answers of a long form and the notes beside them, kept encrypted on the device as they are written: they survive a reload, a closed tab,
 * a dead battery and the session's end (rule 18.12), and end with sending and logout (rule 18.1). Bound to the person, or to the visitor.
 */
export function useKeptAnswers({ name, definition, initial }: Options): KeptAnswers {
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : VISITOR
  const id = JSON.stringify([person, name, definition.formId])
  const make = () => ({ id, form: createKeptForm({ drafts, person, name, definition, initial }) })
  const [current, setCurrent] = useState(make)
  const kept = current.id === id ? current : make()
  if (kept !== current) setCurrent(kept)

  useEffect(() => kept.form.start(), [kept])
  const state = useSyncExternalStore(kept.form.subscribe, kept.form.state, kept.form.state)
  const { isRestored, isJoined, isReady } = state
  // A small note with every page of the form around it: it waits for whoever types, whose next key would wait for it.
  const keptAt = useDeferredValue(state.keptAt)
  const { answers, notes, discard, forget, isOver } = kept.form
  return { answers, notes, keptAt, isRestored, isJoined, isReady, discard, forget, isOver }
}
