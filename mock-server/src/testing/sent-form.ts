/** One item of an upload; `meta` is serialised as JSON unless it is a string. */
export type SentItem = {
  readonly meta?: object | string
  readonly name?: string
  readonly type?: string
  readonly bytes?: Uint8Array
}

/** A multipart body with its content type; the items are numbered from `first`. */
export const formOf = async (items: readonly SentItem[], first = 0) => {
  const form = new FormData()
  for (const [n, { meta, name = '', type = '', bytes }] of items.entries()) {
    if (meta !== undefined) form.append(`meta[${first + n}]`, typeof meta === 'string' ? meta : JSON.stringify(meta))
    if (bytes) form.append(`File[${first + n}]`, new Blob([bytes.slice()], { type }), name)
  }
  const body = new Response(form)
  return { payload: Buffer.from(await body.arrayBuffer()), type: body.headers.get('content-type') ?? '' }
}

/** The refusal of an upload that names this part; in its fields the error has a code of its own if it needs one. */
export const refused = (error: string, part: string, code: string = error) => ({
  status: 200,
  error_code: 400,
  error,
  fields: { [part]: code },
})
