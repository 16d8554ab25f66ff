/**
 * npm run record: a proxy in front of a real backend that records the calls and answers while a tester uses the portal. All personal data
 * are replaced before they are written to the disk (`record/mask.ts` has the rule). `--help` prints the options.
 * Exit code 0: saved. 1: nothing was recorded. 2: it could not start.
 */
import { mkdirSync } from 'node:fs'
import { loadDocument } from '#mock/app.ts'
import { endWith } from '../../contracts/define-command.ts'
import { checkBeforeRecording } from './check-before-recording.ts'
import { readOptions, USAGE } from './options.ts'
import { howToCall, record } from './record.ts'

const FOLDER = '.cache/recordings'

await endWith(USAGE, async () => {
  const options = readOptions(process.argv.slice(2))
  await checkBeforeRecording(options, FOLDER, console.log)
  mkdirSync(FOLDER, { recursive: true })
  const recorder = await record({ ...options, document: loadDocument(), folder: FOLDER, say: console.log })
  console.log(`Recording ${options.api}. ${howToCall(recorder.port)} Ctrl-C ends the recording.`)
  await new Promise((ended) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ended)
  })
  return (await recorder.end()) > 0 ? 0 : 1
})
