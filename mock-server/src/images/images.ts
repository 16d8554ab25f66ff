import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pictureName } from '../domain/avatar.ts'
import { ownValue } from '../domain/find-person.ts'
import type { WorldAccess } from '../world/world-access.ts'

const PICTURES = new URL('../scenarios/pictures/', import.meta.url)
const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' }
/** One name in one folder: nothing that could lead elsewhere (M11). */
const PICTURE = /^[a-z0-9][a-z0-9-]{0,80}\.(jpg|png)$/
const SAVED = /^(img_[a-z0-9]{1,64})\.(?:jpg|png)$/

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=86400',
  // Opened on its own a picture is a picture: nothing in it runs.
  'content-security-policy': "default-src 'none'; sandbox",
} as const

/**
 * The image host: pictures of the scenario and those people saved, each world its own. Whoever knows the address sees it, as on any
 * image host, so the ids of saved ones cannot be guessed.
 */
export function bindImages(
  app: FastifyInstance,
  { worlds, pictures = PICTURES }: { readonly worlds: Pick<WorldAccess, 'within'>; readonly pictures?: URL },
): void {
  app.get('/images/pictures/:name', async ({ params }, reply) => {
    const { name } = params as { name: string }
    const extension = PICTURE.exec(name)?.[1]
    if (extension === undefined) return reply.callNotFound()
    const file = new URL(name, pictures)
    const known = await stat(file).catch(() => null)
    if (!known?.isFile()) return reply.callNotFound()
    return show(reply, TYPES[extension] ?? '', known.size, createReadStream(file))
  })

  app.get('/images/:world/:name', async ({ params }, reply) => {
    const { world: worldId, name } = params as { world: string; name: string }
    const imageId = SAVED.exec(name)?.[1]
    if (imageId === undefined) return reply.callNotFound()
    const image = await worlds.within(worldId, (world) => world && ownValue(world.state.storedImages, imageId))
    if (!image || pictureName(imageId, image) !== name) return reply.callNotFound()
    const bytes = Buffer.from(image.base64, 'base64')
    return show(reply, image.mediaType, bytes.length, bytes)
  })
}

function show(reply: FastifyReply, type: string, length: number, body: unknown): FastifyReply {
  return reply
    .headers({ ...HEADERS, 'content-length': length })
    .type(type)
    .send(body)
}
