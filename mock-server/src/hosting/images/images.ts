import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ownValue } from '../../domain/people/find-person.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { pictureName } from '../../resources/avatar/avatar.rules.ts'
import { SAMPLE_PICTURES, SAMPLE_WORLD } from '../../resources/family/family-sample-story.rules.ts'
import { maySeePicture } from '../../resources/family/picture-access.rules.ts'
import type { World } from '../../world/world.ts'

const PICTURES = new URL('../../scenarios/pictures/', import.meta.url)
const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' }
/** One file name without a folder: no path can lead elsewhere (rule 19.11). */
const PICTURE = /^[a-z0-9][a-z0-9-]{0,80}\.(jpg|png)$/
const SAVED = /^(img_[a-z0-9]{1,64})\.(?:jpg|png)$/

const HEADERS = {
  'x-content-type-options': 'nosniff',
  // A picture opened as a page cannot run anything.
  'content-security-policy': "default-src 'none'; sandbox",
} as const
/** No browser may store a picture of a person (rule 8.5). */
const OF_A_PERSON = 'no-store'
const DRAWING = 'public, max-age=86400'

type Picture = { readonly type: string; readonly length: number; readonly body: unknown }
type Options = Pick<Kernel, 'images'> & {
  readonly worlds: Pick<Kernel['worlds'], 'withWorld'>
  readonly pictures?: URL
}

/**
 * The image host: the scenario's and the uploaded pictures, separate for each world. A picture of a person opens only at an address
 * signed for a session that may see it; every other address gets the response for a missing picture.
 */
export function bindImages(app: FastifyInstance, { worlds, images, pictures = PICTURES }: Options): void {
  app.get('/images/:world/:name', async ({ params, query }, reply) => {
    const { world: worldId, name } = params as { world: string; name: string }
    if (worldId === SAMPLE_WORLD && SAMPLE_PICTURES.has(name))
      return show(reply, await readDrawing(new URL(name, pictures)), DRAWING)
    const found = await worlds.withWorld(worldId, (world) => {
      const now = world?.clock.now() ?? 0
      const viewer = world && images.viewerOf(world, name, query as Record<string, unknown>, now)
      return world && viewer && maySeePicture(world.state, viewer, name, now) ? findPicture(world, name) : null
    })
    return show(reply, found === DRAWN ? await readDrawing(new URL(name, pictures)) : found, OF_A_PERSON)
  })
}

/** Its file is among the scenario's pictures. */
const DRAWN = 'drawn'

function findPicture({ state }: World, name: string): Picture | typeof DRAWN | null {
  const imageId = SAVED.exec(name)?.[1]
  if (imageId === undefined) return DRAWN
  const image = ownValue(state.storedImages, imageId)
  if (!image || pictureName(imageId, image) !== name) return null
  const body = Buffer.from(image.base64, 'base64')
  return { type: image.mediaType, length: body.length, body }
}

async function readDrawing(file: URL): Promise<Picture | null> {
  const extension = PICTURE.exec(file.pathname.split('/').at(-1) ?? '')?.[1]
  const known = extension === undefined ? null : await stat(file).catch(() => null)
  if (!known?.isFile()) return null
  return { type: TYPES[extension ?? ''] ?? '', length: known.size, body: createReadStream(file) }
}

function show(reply: FastifyReply, picture: Picture | null, cacheControl: string): FastifyReply {
  if (!picture) {
    reply.callNotFound()
    return reply
  }
  return reply
    .headers({ ...HEADERS, 'cache-control': cacheControl, 'content-length': picture.length })
    .type(picture.type)
    .send(picture.body)
}
