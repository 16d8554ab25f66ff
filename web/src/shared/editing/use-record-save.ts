import { useState } from 'react'
import { useApi, useServerClock } from '../api/api-context.tsx'
import type { Api } from '../api/client.ts'
import { useSave } from '../api/use-save.ts'
import type { SavedProfile } from '../api/wire.ts'
import type { FormRound } from '../drafts/form-round.ts'
import type { FormDraft } from '../drafts/use-draft.ts'
import type { SignedIn } from '../session/session.ts'
import { useSessionActions } from '../session/session-context.tsx'
import { isSame } from './is-stored.ts'
import { storedState, useConfirmedSave } from './use-confirmed-save.ts'
import { saveOrChoose, useOwnSaves } from './use-own-saves.ts'
import { useUpdatesFromElsewhere } from './use-updates-from-elsewhere.ts'

type Stored = Pick<SignedIn, 'profile' | 'fullUser'>
type Values = Readonly<Record<string, unknown>>

type Options<Base extends Values, Request> = {
  draft: FormDraft
  /** The record as it is stored now. */
  given: Base
  valuesIn: (stored: Stored) => Base | undefined
  save: (api: Api, request: Request, idempotencyKey: string) => Promise<SavedProfile>
  onRenew: FormRound['onRenew']
}

/**
 * Saves a record of the session with what the person opened or last saved. If the record then differs from the form,
 * or another device was faster, the form mounts again with the present record; what is typed stays.
 */
export function useRecordSave<Base extends Values, Request>(options: Options<Base, Request>) {
  const { draft, given, valuesIn, save, onRenew } = options
  const api = useApi()
  const clock = useServerClock()
  const { store, refreshProfile } = useSessionActions()
  const [basedOn, setBasedOn] = useState(given)
  const { saveAsync } = useSave({
    mutationFn: ({ values, base }: { values: Values; base: Base }, { idempotencyKey }) =>
      save(api, { ...values, basedOn: base } as Request, idempotencyKey),
  })
  const send = useOwnSaves((values, base: Base) => saveAsync({ values, base }))
  const { saveConfirmed, ...checked } = useConfirmedSave(
    (values: Values) => send(values, basedOn),
    async (values) => {
      const isRead = await refreshProfile()
      const session = store.read()
      return isRead && session.isLoggedIn ? storedState(valuesIn(session), values, basedOn) : undefined
    },
  )
  const updates = useUpdatesFromElsewhere({
    given: JSON.stringify(given),
    areThere: draft.hasChanges,
    onRenew,
    onKept: draft.save,
  })

  async function saveOnce(values: Values): Promise<void> {
    const { epoch } = store.current()
    const sent = draft.read()
    const saved = await saveConfirmed(values)
    const savedAt = saved?.savedAt ?? new Date(clock.now() ?? Date.now()).toISOString()
    draft.markSaved(savedAt, sent)
    const fresh = saved && { profile: saved.profile, fullUser: saved.profile_full }
    const session = store.read()
    const now = fresh ? valuesIn(fresh) : session.isLoggedIn ? valuesIn(session) : undefined
    if (now) updates.isOwn(JSON.stringify(now))
    if (fresh) store.refresh(fresh, epoch)
    if (now && isSame(now, values)) setBasedOn(now)
    else onRenew({ savedAt, ...(draft.hasChanges() && { typed: draft.typed() }) })
  }

  const submit = (values: Values) => saveOrChoose(() => saveOnce(values), { draft, reload: refreshProfile, onRenew })

  return { submit, checked }
}
