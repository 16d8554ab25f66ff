import { MatchersV3 } from '@pact-foundation/pact'

/**
 * Values of requests that only a provider state knows, by the name under which it returns them, with the example of the consumer's own
 * run. Wherever a request has the example, the recorded pact takes the value from the state.
 */
const EXAMPLES = {
  angelNumber: '10000001',
  lockedAngelNumber: '10000008',
  anonymousNumber: '11111111',
  email: 'jana@example.com',
  otherEmail: 'firma@example.com',
  password: 'andel123',
  personalNumber: '2000001',
  birthDate: '1985-04-01',
  carerBirthDate: '1985-02-11',
  phoneId: 'phone-1',
  ratingLink: 'jana-nps-2026',
  formId: 'request-oncological-1',
  receiptNumber: 'Z-2026-0001',
  now: '2026-11-10T09:00:00.000Z',
  today: '2026-11-10',
  tomorrow: '2026-11-11',
  overdueDay: '2026-10-11',
  settledDay: '2026-11-06',
} as const

const names = new Map<string, string>(Object.entries(EXAMPLES).map(([name, example]) => [example, name]))

/** A value that the provider state returns under `name`; `example` is used in the consumer's own run. */
export const fromState = <Value extends string | number>(name: string, example: Value) =>
  MatchersV3.fromProviderState(`\${${name}}`, example)

/** The same request with a value of the state in place of each example. Matchers stay as they are. */
export function withStateValues(value: unknown): unknown {
  if (typeof value === 'string') {
    const name = names.get(value)
    return name === undefined ? value : fromState(name, value)
  }
  if (Array.isArray(value)) return value.map(withStateValues)
  if (typeof value !== 'object' || value === null || 'pact:matcher:type' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withStateValues(one)]))
}
