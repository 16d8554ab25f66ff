import { existsSync } from 'node:fs'
import { CommandError, requireAnswer } from '../../contracts/define-command.ts'
import { readResponse } from '../../contracts/http/answer-body.ts'
import { listen } from '../process/listen.ts'
import { hasEnvelope, jsonOf } from './exchange.ts'
import type { RecordOptions } from './options.ts'

/** A call that needs no sign-in and changes nothing. */
const HARMLESS = '/valueStore/nps_showStart'
const PATIENCE_MS = 15_000

/** Throws what prevents a recording; warns about what only might. */
export async function checkBeforeRecording(
  { api, name, port, replaces }: RecordOptions,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const files = [`${folder}/${name}.json`, `${folder}/${name}.scenario.ts`].filter((file) => existsSync(file))
  if (files.length > 0 && !replaces)
    throw new CommandError(`${files.join(' and ')} would be replaced: choose another --to, or say --replace.`)
  await requireFree(port)
  await requireAnswer('The backend', api)
  const answer = await harmlessAnswer(api)
  if (isOfTheCall(answer)) return
  if (!api.endsWith('/api') && isOfTheCall(await harmlessAnswer(`${api}/api`)))
    throw new CommandError(`${api} does not answer as the API does, but ${api}/api does: say --provider ${api}/api.`)
  if (!hasEnvelope(answer))
    say(
      `${api}${HARMLESS} does not answer with the envelope of the API. Is the address right, with its /api? Such answers are not recorded.`,
    )
}

/** Returns the value, or undefined; a page outside the API may have envelopes of its own. */
const isOfTheCall = (answer: Awaited<ReturnType<typeof harmlessAnswer>>): boolean =>
  answer?.error_code === 200 || answer?.error === 'value-not-found'

const harmlessAnswer = (api: string): Promise<ReturnType<typeof jsonOf>> =>
  fetch(`${api}${HARMLESS}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(readResponse)
    .then(
      (body) => jsonOf(body),
      () => undefined,
    )

async function requireFree(port: number): Promise<void> {
  const probe = await listen(() => {}, port).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new CommandError(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program: end it, or choose another by --port (0 takes a free one).`
        : `Port ${port} cannot be listened on (${code}): choose another by --port.`,
    )
  })
  await probe.close()
}
