/**
 * node configure.mjs FOLDER [PROGRAM ARGUMENT ...]: writes the portal for this environment into FOLDER (docs/deployment.md), then runs
 * the program, which gets the signals. `npm run build:site` makes configure.mjs of this file, beside the built portal.
 */
import { spawn } from 'node:child_process'
import { exampleVariables } from '../../mock-server/src/hosting/portal/portal-config.ts'
import { configureSite } from './configure-site.ts'

const [folder, program, ...args] = process.argv.slice(2)
try {
  if (folder === undefined) throw new Error('Say where to: node configure.mjs FOLDER')
  await configureSite(folder, `${import.meta.dirname}/web`, process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const examples = exampleVariables(process.env)
if (examples.length > 0) console.error(`The pages show example values, since these are not set: ${examples.join(', ')}`)
if (program !== undefined) {
  const child = spawn(program, args, { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}
