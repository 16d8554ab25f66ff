import { VISITOR } from '../shared/drafts/draft-owner.ts'
import { createDrafts } from '../shared/drafts/drafts.ts'
import { toFields } from '../shared/long-form/timed-values.ts'

/**
 * Saves a long form on the device like a page that was closed: `answers` by `answer.{id}` and
 * `note.{name}`.
 */
export async function storeDraft(person: string, name: string, answers: Record<string, unknown>): Promise<void> {
  const drafts = createDrafts({
    now: Date.now,
    currentPerson: () => (person === VISITOR ? '' : person),
    storage: localStorage,
  })
  const draft = drafts.of(person, name)
  const at = Date.now()
  draft.save(toFields(Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, { value, at }]))))
  drafts.flush()
  // Its turn comes after the write.
  await draft.read()
}
