import { useRef } from 'react'
import { ApiFailure } from '../api/envelope.ts'
import type { FormRound } from '../drafts/form-round.ts'
import type { FormDraft } from '../drafts/use-draft.ts'
import { changedValues } from './is-stored.ts'

type Values = Readonly<Record<string, unknown>>
type Send<Base, Saved> = (values: Values, basedOn: Base) => Promise<Saved>

/** Another device was faster with the same value. */
export const isChangedElsewhere = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.error === 'changed-elsewhere'

/**
 * Sends values with what they are based on. What a former save of the form sent may be stored although its answer was lost: it is the
 * person's own and no change from another device (rule 18.19).
 */
export function useOwnSaves<Base extends Values, Saved>(send: Send<Base, Saved>): Send<Base, Saved> {
  /** The changed values of saves with an unknown outcome, the latest first. */
  const lost = useRef<readonly Values[]>([])

  async function sendBasedOn(values: Values, bases: readonly Base[]): Promise<Saved> {
    const [basedOn, ...others] = bases
    try {
      return await send(values, basedOn as Base)
    } catch (failure) {
      if (isChangedElsewhere(failure) && others.length > 0) return sendBasedOn(values, others)
      throw failure
    }
  }

  return async (values, basedOn) => {
    try {
      return await sendBasedOn(values, [basedOn, ...lost.current.map((own) => ({ ...basedOn, ...own }))])
    } catch (failure) {
      const isUnknown = failure instanceof ApiFailure && failure.isOutcomeUnknown
      if (isUnknown) lost.current = [changedValues(values, basedOn), ...lost.current]
      throw failure
    }
  }
}

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
