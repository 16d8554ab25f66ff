import type { Api } from '#web/shared/api/client.ts'
import type { RequestVariant } from '#web/shared/api/wire.ts'
import { createStoredIntent } from '#web/shared/long-form/stored-intent.ts'
import type { Notes } from '#web/shared/long-form/use-answers-draft.ts'
import type { RequestRefusal } from './help-request-queries.ts'
import { startHelpRequest } from './help-request-queries.ts'
import { noteLost } from './uploaded-names.ts'

const KEY = 'request-key'
const STARTING = 'starting'

/** Connects a form to its request at the foundation. */
export type RequestAccess = {
  /** The key of the request; starts the request if there is none yet. Throws `ApiFailure`. */
  key: () => Promise<string>
  /** Returns whether the next `key` is another one, with which every call can be repeated. */
  refused: (refusal: RequestRefusal) => boolean
}

/** The key of the request that was started from this form; undefined before its first file. */
export const startedKey = (notes: Notes): string | undefined => notes.get(KEY)

/** Started by its first file or by sending; its own key and the stored answers make a repeat the same (rule 18.10). */
export function startingAccess(api: Api, variant: RequestVariant, notes: Notes): RequestAccess {
  const intent = createStoredIntent(notes, STARTING, () => {})
  let onItsWay: Promise<string> | undefined

  async function start(): Promise<string> {
    const { accessKey } = await intent.send({ variant }, (key) => startHelpRequest(api, { variant }, key))
    notes.set(KEY, accessKey)
    return accessKey
  }

  return {
    async key() {
      const known = startedKey(notes)
      if (known !== undefined) return known
      onItsWay ??= start().finally(() => {
        onItsWay = undefined
      })
      return onItsWay
    },
    refused(refusal) {
      if (refusal === 'used') return false
      noteLost(notes)
      notes.set(KEY, undefined)
      return true
    },
  }
}

/** A returned request, by the key of the tab that opened its link. */
export function linkAccess(requestKey: string, onRefused: (refusal: RequestRefusal) => void): RequestAccess {
  return {
    key: () => Promise.resolve(requestKey),
    refused(refusal) {
      onRefused(refusal)
      return false
    },
  }
}
