import type { OpenAPI3 } from 'openapi-typescript'

/** What the generator reads of an operation in the bundle. */
export interface DocumentedOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  /** The resource of the operation. */
  readonly tag: string
  readonly rateLimit: string | undefined
  /** It takes files. */
  readonly isUpload: boolean
  /** `summary` and `x-summary-cs`: its name for people. */
  readonly titles: { readonly cs: string; readonly en: string }
}

interface Documented {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly 'x-rate-limit'?: string
  readonly requestBody?: { readonly content?: object }
  readonly summary?: string
  readonly 'x-summary-cs'?: string
}

export function listOperations(document: OpenAPI3): readonly DocumentedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Readonly<Record<string, Documented>>).flatMap(([method, documented]) => {
      const { operationId: id, tags: [tag = ''] = [], 'x-rate-limit': rateLimit } = documented
      const titles = { cs: documented['x-summary-cs'] ?? '', en: documented.summary ?? '' }
      const isUpload = 'multipart/form-data' in (documented.requestBody?.content ?? {})
      return id === undefined ? [] : [{ id, method: method.toUpperCase(), path, tag, rateLimit, isUpload, titles }]
    }),
  )
}
