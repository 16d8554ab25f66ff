/**
 * A key per intent of the person (W14): pressing twice or trying again after a network failure sends the same key with the
 * same body, so the provider does the thing once. Changed input is a new intent, for a reused key with another body is refused.
 */
export type Intent = {
  /** The key for sending this body now. */
  keyFor(body: unknown): string
  /** The provider has decided (success or refusal): the next sending is a new intent. */
  settle(): void
}

export function createIntent(newKey: () => string = randomKey): Intent {
  let open: { body: string; key: string } | undefined
  return {
    keyFor(body) {
      const text = JSON.stringify(body)
      if (open?.body !== text) open = { body: text, key: newKey() }
      return open.key
    },
    settle() {
      open = undefined
    },
  }
}

/** `crypto.randomUUID` is missing in Safari 15.0-15.3 and on plain-HTTP addresses. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
