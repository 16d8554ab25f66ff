import { useEffect, useEffectEvent } from 'react'
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
