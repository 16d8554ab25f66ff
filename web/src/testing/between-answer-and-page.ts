import { vi } from 'vitest'

/**
 * Calls `press` after the caller has received the `answer`, and before the page shows it: React
 * renders in a later turn.
 */
export async function betweenAnswerAndPage(answer: () => void, press: () => void): Promise<void> {
  // Inside `act` there is no such point in time.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  try {
    answer()
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    press()
  } finally {
    vi.unstubAllGlobals()
  }
}
