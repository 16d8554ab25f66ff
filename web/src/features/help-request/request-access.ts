import type { Api } from '../../shared/api/client.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import type { RequestVariant } from '../../shared/api/wire.ts'
import type { Notes } from '../../shared/long-form/use-kept-answers.ts'
import { startHelpRequest } from './help-request-queries.ts'
import type { RequestRefusal } from './request-refusal.ts'
import { noteLost } from './uploaded-names.ts'

const KEY = 'request-key'
const STARTING = 'starting'

/** The way of a form to its request at the foundation. */
export type RequestAccess = {
  /** Its key; the request is started where there is none yet. Throws `ApiFailure`. */
  key: () => Promise<string>
  /** The key opens nothing any more. Answers whether the next `key` is another one, under which everything can be tried again. */
  refused: (refusal: RequestRefusal) => boolean
}

/** The key of the request that was started from this form; undefined before its first file. */
export const startedKey = (notes: Notes): string | undefined => notes.get(KEY)

/**
 * A request that is started with its first file or its sending, once: presses that come together wait for the same answer, and a start whose
 * answer was lost is repeated under its own key (W14). The key is kept beside the answers, so that a reload goes on with the same request.
 */
export function startingAccess(api: Api, variant: RequestVariant, notes: Notes): RequestAccess {
  let onItsWay: Promise<string> | undefined

  async function start(): Promise<string> {
    const intent = notes.get(STARTING) ?? createIntent().keyFor({ variant })
    notes.set(STARTING, intent)
    const { requestKey } = await startHelpRequest(api, { variant }, intent)
    notes.set(KEY, requestKey)
    notes.set(STARTING, undefined)
    return requestKey
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

/** A request that a link from an e-mail opens: where the link ends, everything ends with it. */
export function linkAccess(linkKey: string, onRefused: (refusal: RequestRefusal) => void): RequestAccess {
  return {
    key: () => Promise.resolve(linkKey),
    refused(refusal) {
      onRefused(refusal)
      return false
    },
  }
}
