import type { Interaction } from '../pact-file.ts'

/**
 * Returns the interaction with the parts of a multipart request as the object that the contract describes, since the comparator reads
 * only JSON: `meta[i]` is parsed, a file is its text.
 */
export function readPactParts(interaction: Interaction): Interaction {
  const { request } = interaction
  const { content } = request.body ?? {}
  const boundary = /^multipart\/form-data;\s*boundary=(.+)$/.exec(request.headers?.['Content-Type']?.[0] ?? '')?.[1]
  if (boundary === undefined || typeof content !== 'string') return interaction
  const text = content.includes(boundary) ? content : Buffer.from(content, 'base64').toString()
  const parts = text.split(`--${boundary}`).slice(1, -1).map(readPart)
  return { ...interaction, request: { ...request, body: { ...request.body, content: Object.fromEntries(parts) } } }
}

function readPart(part: string): [name: string, value: unknown] {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const text = rest.join('\r\n\r\n').replace(/\r\n$/, '')
  const name = /name="([^"]+)"/.exec(head)?.[1] ?? ''
  return [name, head.includes('filename=') ? text : JSON.parse(text)]
}
