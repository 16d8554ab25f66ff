import { type Schemas, sendToSandbox } from './client.ts'
import type { Verb } from './help.ts'
import type { InSession } from './session.ts'
import { formatTable } from './table.ts'

/** `magic`: inputs that force an outcome without a setup, by operation. */
export function addMagic(program: Verb, act: InSession) {
  program
    .command('magic')
    .description('what to type into the portal to force an outcome, by operation')
    .examples(['all', 'magic'], ['for a program', 'magic --json'])
    .action(
      act(async ({ client, bold }) => {
        const json = await sendToSandbox(client.GET('/magic-values'))
        return { json, text: formatPlaces(json.places, bold) }
      }),
    )
}

function formatPlaces(places: readonly Schemas['MagicPlace'][], bold: (text: string) => string) {
  const rows = places.flatMap(({ operationId, field, match, values }) =>
    values.map(({ value, shows }) => [operationId, match === 'word' ? `${field} (a word of it)` : field, value, shows]),
  )
  return formatTable(['OPERATION', 'TYPED INTO', 'VALUE', 'SHOWS'], rows, bold)
}
