import { type Schemas, sendToSandbox } from './client.ts'
import type { Verb } from './help.ts'
import type { InSession } from './session.ts'
import { formatTable } from './table.ts'

type Operations = Schemas['Coverage']['operations']

/** `coverage`: which documented answers were returned since the server started, in all worlds. */
export function addCoverage(program: Verb, act: InSession) {
  program
    .command('coverage')
    .description('which documented answers the server has given since it started, in all worlds')
    .option('--missing', 'list those that were not given (--json has all)')
    .examples(['by operation', 'coverage'], ['what is left to try', 'coverage --missing'])
    .action(
      act(async ({ client, bold }, { missing }: { missing?: boolean }) => {
        const json = await sendToSandbox(client.GET('/coverage'))
        const { operations, covered, documented } = json
        const table = missing ? formatMissing(operations, bold) : formatOperations(operations, bold)
        const percent = documented === 0 ? 0 : (100 * covered) / documented
        return {
          json,
          text: `${table}\n\n${covered} of ${documented} documented answers given (${percent.toFixed(1)} %)`,
        }
      }),
    )
}

function formatOperations(operations: Operations, bold: (text: string) => string) {
  const rows = operations.map(({ operationId, errorCodes }) => [
    operationId,
    `${errorCodes.filter(({ times }) => times > 0).length} of ${errorCodes.length}`,
    `${errorCodes.reduce((sum, { times }) => sum + times, 0)}`,
  ])
  return formatTable(['OPERATION', 'ANSWERS', 'CALLS'], rows, bold)
}

function formatMissing(operations: Operations, bold: (text: string) => string) {
  const rows = operations.flatMap(({ operationId, errorCodes }) =>
    errorCodes
      .filter(({ times }) => times === 0)
      .map(({ code, error }) => [operationId, `${code}`, error ?? 'success']),
  )
  return formatTable(['OPERATION', 'CODE', 'NOT GIVEN'], rows, bold)
}
