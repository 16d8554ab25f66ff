/**
 * A small backend of five operations, written from the contract alone: something to try the kit on before there is a backend of yours.
 *   npm run contracts:example [-- --with-errors]     PORT chooses the port, 4020 without it
 */
import { parseArgs } from 'node:util'
import { startPartner } from './server.ts'
import { withErrors } from './slips.ts'

const { values } = parseArgs({ options: { 'with-errors': { type: 'boolean' } } })
const { api, states, close } = await startPartner(
  Number(process.env.PORT ?? 4020),
  values['with-errors'] ? withErrors : undefined,
)
console.log(`The API:             ${api}\nIts provider states: ${states}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
