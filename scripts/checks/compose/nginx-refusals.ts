import { envelopeOf, type Refusal, transportError } from '../../../mock-server/src/kernel/envelope.ts'
import { block, sendHeaders } from './nginx-text.ts'

/** nginx's own statuses for invalid requests, and the provider's answers for them (rule 19.1). 494: the head is too long. */
const REFUSED: Readonly<Record<string, Refusal>> = {
  '400 501 505': transportError(400),
  405: transportError(405),
  414: transportError(414),
  494: transportError(431),
  500: transportError(500),
}

const addressOf = ({ code }: Refusal) => `/.refused/${code}`

/** `error_page` lines of a location; a location with its own inherits none. */
export const errorPages = (own: Readonly<Record<string, string>>): string[] => [
  ...Object.entries(own).map(([statuses, where]) => `error_page ${statuses} ${where};`),
  ...Object.entries(REFUSED)
    .filter(([statuses]) => !Object.keys(own).some((taken) => taken.split(' ').includes(statuses)))
    .map(([statuses, refusal]) => `error_page ${statuses} =${refusal.code} ${addressOf(refusal)};`),
]

/** The locations that `errorPages` names. */
export const refusalLocations = (): string[] =>
  Object.values(REFUSED).flatMap((refusal) =>
    block(`location = ${addressOf(refusal)}`, ['internal;', ...answerWith(refusal)]),
  )

/** Lines of a location that answers with the envelope of an error. */
export function answerWith(refusal: Refusal): string[] {
  return [
    ...sendHeaders({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }),
    `return ${refusal.code} '${JSON.stringify(envelopeOf(refusal))}';`,
  ]
}
