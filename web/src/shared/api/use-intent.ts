import { useState } from 'react'
import { createIntent, type Intent } from './idempotency.ts'

/** The intent of a component, for as long as it is mounted: `intent.send(body, (key) => save(api, body, key))`. */
export function useIntent(): Intent {
  const [intent] = useState(() => createIntent())
  return intent
}
