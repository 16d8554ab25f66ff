import { ApiFailure } from '../api/envelope.ts'
import type { FormRound } from '../drafts/form-round.ts'
import type { FormDraft } from '../drafts/use-draft.ts'
import { isChangedElsewhere } from './use-own-saves.ts'

type Ports = Pick<FormRound, 'onRenew'> & {
  draft: FormDraft
  /** Reads the record again. Resolves with whether it was read. */
  reload: () => Promise<boolean>
}

/**
 * Resolves with undefined if nothing was saved because the person has to choose first: another device saved other
 * values, which the form shows with the typed ones (rule 18.18).
 */
export async function saveOrChoose<Saved>(
  save: () => Promise<Saved>,
  { draft, reload, onRenew }: Ports,
): Promise<Saved | undefined> {
  if (draft.conflicts.haveToChoose()) return undefined
  try {
    return await save()
  } catch (failure) {
    if (!isChangedElsewhere(failure)) throw failure
    // Without the present record there is nothing to choose from.
    if (!(await reload())) throw new ApiFailure({ error_code: failure.code, error: failure.error })
    onRenew({ typed: draft.typed(), isRefused: true })
    return undefined
  }
}
