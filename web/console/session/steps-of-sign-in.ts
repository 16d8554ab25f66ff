import type { Schemas } from '../api/sandbox.ts'
import type { ScenarioPerson } from '../api/world-queries.ts'
import type { WaitingStep } from './step-queue.ts'

type BrowserStep = Schemas['BrowserStep']

/**
 * When each step of a sign-in would have happened, so that it comes before the call that it causes: a family types its code when it has come.
 */
export function timeSteps(
  steps: readonly BrowserStep[],
  times: { start: number; code: number; end: number },
): WaitingStep[] {
  const code = steps.findIndex((step) => step.kind === 'fill' && step.label === CODE)
  return steps.map((step, index) => {
    if (step.kind === 'see') return { step, happenedAt: times.end }
    return { step, happenedAt: code >= 0 && index >= code ? times.code : times.start }
  })
}

const CODE = 'Kód ze zprávy'

/**
 * The steps of a person of the scenario on the portal's own login page, in Czech as in a new
 * browser, until they reach their `home`; `sent` is the phone and code of a family.
 */
export function stepsOfSignIn(
  { login, password, birthDate }: ScenarioPerson,
  sent: { phone: string; code: string } | undefined,
  home: string,
): BrowserStep[] {
  if (birthDate === undefined) {
    return [
      { kind: 'go', path: '/login' },
      { kind: 'fill', label: 'Andělské číslo nebo e-mail', value: login },
      { kind: 'fill', label: 'Heslo', value: password ?? '' },
      click('Přihlásit se'),
      at(home),
    ]
  }
  if (!sent) return []
  const [year = '', month = '', day = ''] = birthDate.split('-').map((part) => `${Number(part)}`)
  const digits = /\d{1,4}$/.exec(sent.phone)?.[0] ?? sent.phone
  return [
    { kind: 'go', path: '/prijemce/prihlaseni' },
    { kind: 'fill', label: 'Osobní číslo', value: login },
    { kind: 'choose', label: 'Den', value: day },
    { kind: 'choose', label: 'Měsíc', value: month },
    { kind: 'choose', label: 'Rok', value: year },
    click('Pokračovat'),
    { kind: 'press', role: 'radio', name: `Číslo končící na ${digits}` },
    click('Poslat kód'),
    { kind: 'fill', label: CODE, value: sent.code },
    click('Přihlásit se'),
    at(home),
  ]
}

const click = (name: string): BrowserStep => ({ kind: 'press', role: 'button', name })
const at = (path: string): BrowserStep => ({ kind: 'see', role: 'address', text: path })
