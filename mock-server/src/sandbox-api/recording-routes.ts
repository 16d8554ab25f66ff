import type { FastifyInstance } from 'fastify'
import type { components } from '#generated/sandbox.d.ts'
import { type BrowserTime, type Recorder, recorderOf } from '../recording/recorder.ts'
import { writeFile } from '../recording/write-file.ts'
import type { World } from '../world/world.ts'
import { bodyOf, inWorld, pathOf, queryOf, type SandboxKit } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

type BrowserSteps = components['schemas']['BrowserSteps']

/** The times of the steps in a body; undefined if it has none. */
function browserTimes({ steps, sentAt, happenedAt, callId }: BrowserSteps): readonly BrowserTime[] | undefined {
  if (sentAt === undefined || happenedAt === undefined) return undefined
  if (happenedAt.length !== steps.length)
    throw badRequest(`happenedAt must have one time for each of the ${steps.length} steps`, 'happenedAt')
  // A console counts its calls after the last dash.
  const sender = callId?.replace(/-[^-]*$/, '') ?? ''
  return happenedAt.map((time) => ({ sender, sentAt, happenedAt: Math.min(time, sentAt) }))
}

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
    const body = bodyOf<'addBrowserSteps'>(request)
    const { callId, steps } = body
    const times = browserTimes(body)
    await inWorld(kit, request, (world) => {
      const recorder = recorderIn(world)
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
    const { form } = pathOf<'getRecordedFile'>(request)
    const title = `a session in the world ${recording.world}`
    const origin = kit.portalOriginFor(request)
    const query = queryOf<'getRecordedFile'>(request)
    const written = writeFile(form, recording, { title, origin, lang: 'en', callsWithoutAction, ...query })
    if ('refused' in written) throw new SandboxError(422, 'not-to-be-written', written.refused)
    return written
  })
}

function recorderIn(world: World): Recorder {
  const recorder = recorderOf(world)
  if (!recorder)
    throw new SandboxError(404, 'not-recorded', `World ${world.id} is not recorded; make one with recorded: true`)
  return recorder
}
