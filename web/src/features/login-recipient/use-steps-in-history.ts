import { useEffect, useEffectEvent } from 'react'
import { readSealedFromTab, saveSealedInTab } from '#web/shared/session/sealed-tab-storage.ts'
import { removeFromTab } from '#web/shared/session/tab-storage.ts'
import type { LoginSteps } from './login-steps.ts'

const depths: Record<LoginSteps['step'], number> = { person: 0, phone: 1, code: 2 }

/** Back leads one step back. The entries contain no data. Only the code step survives a reload. */
export function useStepsInHistory(step: LoginSteps['step'], onBack: () => void): void {
  const depth = depths[step]
  const follow = useEffectEvent(() => {
    const at = depthOf(history.state)
    if (at === depth - 1) onBack()
    else if (at !== depth) history.go(depth - at)
  })

  // After a reload the entry of a later step may start as an earlier one. Going back over the
  // former page's entries would work too, but would leave the portal if the browser had not
  // preserved them all.
  const setUp = useEffectEvent(() => {
    if (depthOf(history.state) > depth) history.replaceState({ ...history.state, loginStep: depth }, '')
  })
  useEffect(() => setUp(), [])

  useEffect(() => {
    const at = depthOf(history.state)
    if (depth > at) history.pushState({ ...history.state, loginStep: depth }, '')
    else if (depth < at) history.go(depth - at)
  }, [depth])

  useEffect(() => {
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
}

/** Whether the page was reloaded at this step. Prerendering has no history. */
export const isReloadOf = (step: LoginSteps['step']): boolean =>
  'history' in globalThis && depthOf(history.state) === depths[step]

function depthOf(state: unknown): number {
  const step = (state as { loginStep?: unknown } | null)?.loginStep
  return typeof step === 'number' ? step : 0
}

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
