import { useEffect, useState } from 'react'
import type { FormDefinition } from '#rules/forms/form.ts'
import type { Renewal } from '../../shared/api/wire.ts'
import { useDrafts } from '../../shared/drafts/drafts-context.tsx'
import { answersIn } from '../../shared/long-form/timed-answers.ts'
import { fromFields } from '../../shared/long-form/timed-values.ts'
import { type UnsentAnswers, unsentAnswers } from '../../shared/long-form/unsent-answers.ts'
import { useSession } from '../../shared/session/session-context.tsx'
import { whileMounted } from '../../shared/while-mounted.ts'
import { answersOf } from './financial-request.ts'
import { RENEWAL_DRAFT } from './renewal-draft.ts'

/**
 * The answers stored on this device that differ from those sent from elsewhere (rule 18.20). They are destroyed if none differs, or by
 * `discard`.
 */
export function useStoredUnsent({ request }: Pick<Renewal, 'request'>, definition: FormDefinition) {
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : ''
  const [unsent, setUnsent] = useState<UnsentAnswers>()
  useEffect(() => {
    const draft = drafts.of(person, RENEWAL_DRAFT)
    return whileMounted(draft.read(), (stored) => {
      if (!stored || !request) return
      const found = unsentAnswers(definition, answersIn(fromFields(stored.fields)), answersOf(request))
      setUnsent(found)
      if (!found) draft.remove()
    })
  }, [drafts, person, request, definition])

  function discard() {
    drafts.of(person, RENEWAL_DRAFT).remove()
    setUnsent(undefined)
  }
  return { unsent, discard }
}
