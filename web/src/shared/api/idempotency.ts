import { ApiFailure } from './envelope.ts'

/** A write whose outcome is not known yet: its body as JSON, and the idempotency key it was sent with. */
export type PendingWrite = { readonly key: string; readonly body: string }

/** Where the pending write is stored: in memory, or next to a draft so that it survives a reload. */
export type PendingWriteStore = {
  read: () => PendingWrite | undefined
  /** Called before the request is sent; undefined once the outcome is known. */
  write: (pending: PendingWrite | undefined) => void
}

export type Intent = {
  /** `body` is whatever makes two requests equal; the bytes of a file are represented by its metadata. */
  send: <Output>(body: unknown, call: (key: string) => Promise<Output>) => Promise<Output>
}

/**
 * The only source of idempotency keys (rule 18.10): one intent belongs to one form or button. The key stays until
 * the provider has decided: a success or a definite refusal. After an unknown outcome the same body repeats the
 * same request, and a changed body gets a new key, because the provider refuses a known key with another body. Only
 * the last body is remembered: sending A again after B is a new write, because B may have replaced A.
 */
export function createIntent(store: PendingWriteStore = inMemory(), newKey: () => string = randomKey): Intent {
  return {
    async send(body, call) {
      const text = JSON.stringify(body)
      let pending = store.read()
      if (pending?.body !== text) {
        pending = { key: newKey(), body: text }
        store.write(pending)
      }
      try {
        const output = await call(pending.key)
        store.write(undefined)
        return output
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.isDefiniteRefusal) store.write(undefined)
        throw failure
      }
    },
  }
}

function inMemory(): PendingWriteStore {
  let pending: PendingWrite | undefined
  return {
    read: () => pending,
    write(next) {
      pending = next
    },
  }
}

/** `crypto.randomUUID` is missing in Safari 15.0-15.3 and on plain-HTTP addresses. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
