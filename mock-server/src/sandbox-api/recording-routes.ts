import type { FastifyInstance } from 'fastify'
import { type Recorder, recorderOf } from '../recording/recorder.ts'
import type { FileRequest } from '../recording/recording.ts'
import { writeFile } from '../recording/write-file.ts'
import type { World } from '../world/world.ts'
import { readBrowserSteps, readBrowserTimes } from './browser-steps.ts'
import { bodyOf, inWorld, queryNumber, queryOf, type SandboxKit } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

const FORMS = ['scenario', 'playwright', 'pact'] as const
const LONGEST_TITLE = 120
const LAST_STEP = 10_000
const CALL_ID = /^[A-Za-z0-9-]{1,64}$/

/** The steps of a recorded world, and the same as a test. */
export function recordingRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/recording', async (request) => inWorld(kit, request, (world) => recorderIn(world).read()))
  scope.put('/worlds/:world/recording/end', async (request, reply) => {
    await inWorld(kit, request, (world) => recorderIn(world).end())
    return reply.status(204).send()
  })
  scope.delete('/worlds/:world/recording/end', async (request, reply) => {
    await inWorld(kit, request, (world) => recorderIn(world).continue())
    return reply.status(204).send()
  })
  scope.post('/worlds/:world/recording/steps', async (request, reply) => {
    const body = bodyOf(request, ['callId', 'steps', 'sentAt', 'happenedAt'])
    const callId = readCallId(body.callId)
    await inWorld(kit, request, (world) => {
      const recorder = recorderIn(world)
      const steps = readBrowserSteps(body)
      const times = readBrowserTimes(body, callId)
      if (callId !== undefined && !recorder.isFirst(callId)) return
      for (const [index, step] of steps.entries()) recorder.addFromBrowser(step, world.clock.now(), times?.[index])
    })
    return reply.status(204).send()
  })
  scope.get('/worlds/:world/recording/files/:form', async (request) => {
    const { recording, callsWithoutAction } = await inWorld(kit, request, (world) => {
      const recorder = recorderIn(world)
      return { recording: recorder.read(), callsWithoutAction: recorder.callsWithoutAction() }
    })
    const { form } = request.params as { form: string }
    const { title = `a session in the world ${recording.world}`, step, lang = 'en' } = queryOf(request)
    const known = FORMS.find((one) => one === form)
    if (!known) throw badRequest(`The form must be one of ${FORMS.join(', ')}`)
    if (title.length === 0 || title.length > LONGEST_TITLE || /\p{Cc}/u.test(title))
      throw badRequest(`title must be 1 to ${LONGEST_TITLE} characters in one line`)
    if (lang !== 'cs' && lang !== 'en') throw badRequest('lang must be cs or en')
    const chosen = step === undefined ? undefined : queryNumber('step', step, 0, LAST_STEP, 0)
    const origin = kit.portalOriginFor(request)
    const options: FileRequest = {
      title,
      origin,
      lang,
      callsWithoutAction,
      ...(chosen !== undefined && { step: chosen }),
    }
    const written = writeFile(known, recording, options)
    if ('refused' in written) throw new SandboxError(422, 'not-to-be-written', written.refused)
    return written
  })
}

function readCallId(given: unknown): string | undefined {
  if (given === undefined || (typeof given === 'string' && CALL_ID.test(given))) return given
  throw badRequest('callId must be 1 to 64 letters, digits and dashes')
}

function recorderIn(world: World): Recorder {
  const recorder = recorderOf(world)
  if (!recorder)
    throw new SandboxError(404, 'not-recorded', `World ${world.id} is not recorded; make one with recorded: true`)
  return recorder
}
