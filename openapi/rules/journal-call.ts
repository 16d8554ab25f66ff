import type { components } from '#generated/sandbox.d.ts'

type Schemas = components['schemas']

/** The address of a call in its world, from the origin. */
export function callAddress(world: string, { path, query }: Pick<Schemas['JournalCall'], 'path' | 'query'>): string {
  return `/w/${encodeURIComponent(world)}/api${path}${query === '' ? '' : `?${query}`}`
}

/** A body as the text that was sent, as far as it is not masked; undefined if there was none or it is not stored any more. */
export function textOfBody(body: Schemas['JournalBody'] | undefined): string | undefined {
  if (body === undefined) return undefined
  const { content, isCut } = body
  return isCut && typeof content === 'string' ? content : JSON.stringify(content)
}
