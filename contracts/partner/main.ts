/**
 * A small backend of five operations, written from the contract alone, to try the kit on before you have a backend of your own.
 *   npm run contracts:example [-- --with-errors]     PORT chooses the port, 4020 without it
 * Exit code 0 if it is ended, 2 if it cannot start.
 */
import { parseArgs } from 'node:util'
import { CommandError, defineCommand, runAsProcess } from '../define-command.ts'
import { withErrors } from './seeded-faults.ts'
import { startPartner } from './server.ts'

const USAGE = `Usage: npm run contracts:example -- [--with-errors]

  --with-errors adds three errors that the verification must find

Examples:
  npm run contracts:example                              # http://127.0.0.1:4020/api
  PORT=4030 npm run contracts:example -- --with-errors   # another port, and three errors

Exit code 0: ended. 2: it could not start.`

export const exampleCommand = defineCommand(USAGE, async ({ args, env, print }) => {
  const { values } = parseArgs({
    args,
    options: {
      'with-errors': { type: 'boolean' },
    },
  })
  const port = env.PORT ?? '4020'
  const { api, states, close } = await startPartner(
    Number(port),
    values['with-errors'] ? withErrors : undefined,
    env.PORTAL_ORIGIN,
  ).catch((error: unknown) => {
    throw new CommandError(`Port ${port} cannot be opened: ${error instanceof Error ? error.message : String(error)}`)
  })
  print(`The API:             ${api}\nIts provider states: ${states}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
  return 0
})
if (import.meta.main) await runAsProcess(exampleCommand)
