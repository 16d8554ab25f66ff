import { vi } from 'vitest'

/** `press` comes when whoever waits has heard the `answer`, and before the page shows it: React renders in a later turn. */
export async function betweenAnswerAndPage(answer: () => void, press: () => void): Promise<void> {
  // Inside `act` there is no such moment.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  try {
    answer()
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    press()
  } finally {
    vi.unstubAllGlobals()
  }
}
