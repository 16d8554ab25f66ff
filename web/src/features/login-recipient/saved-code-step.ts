import { readSealedFromTab, saveSealedInTab } from '#web/shared/session/sealed-tab-storage.ts'
import { removeFromTab } from '#web/shared/session/tab-storage.ts'
import type { LoginSteps } from './login-steps.ts'

type CodeStep = Extract<LoginSteps, { step: 'code' }>

const NAME = 'login-recipient'

/** For a reload of this tab, encrypted with a pad in memory. Deleted with the step, or once the code expires. */
export function saveCodeStep(state: LoginSteps): void {
  if (state.step === 'code' && (state.trouble === undefined || state.trouble === 'wrong-code')) {
    const { trouble: _shown, ...rest } = state
    saveSealedInTab(NAME, undefined, rest satisfies CodeStep)
  } else dropCodeStep()
}

/** `now` in epoch milliseconds by the provider's clock. */
export function readCodeStep(now: number): LoginSteps | undefined {
  const stored = readSealedFromTab(NAME, undefined) as CodeStep | undefined
  return stored && stored.deadline > now ? stored : undefined
}

export const dropCodeStep = (): void => removeFromTab(NAME)
