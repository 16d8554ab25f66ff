import { MatchersV3, type PactV4 } from '@pact-foundation/pact'

/** One part of a multipart form: a field with a text, or a file. */
export type MultipartPart = { name: string; text: string; file?: { name: string; type: string } }

type Interaction = ReturnType<PactV4['addInteraction']>
type RequestBuilder = Parameters<NonNullable<Parameters<Interaction['withRequest']>[2]>>[0]

const { equal, regex } = MatchersV3

const BOUNDARY = 'pact-boundary'
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/**
 * Expects a multipart form. `fetch` generates its own boundary, so the header is matched by a pattern; the parts are matched one by one,
 * by name. The recorded body is what a provider receives when it is verified.
 */
export function expectMultipart(request: RequestBuilder, parts: readonly MultipartPart[]): void {
  request.body(CONTENT_TYPE, Buffer.from(`${parts.map(encoded).join('')}--${BOUNDARY}--\r\n`))
  request.matchingRules({
    header: { path: 'Content-Type', rules: [regex('multipart/form-data;\\s*boundary=.+', CONTENT_TYPE)] },
    body: parts.map(({ name, text }) => ({ path: `$['${name}']`, rules: [equal(text)] })),
  })
}

function encoded({ name, text, file }: MultipartPart): string {
  const head = file
    ? `form-data; name="${name}"; filename="${file.name}"\r\nContent-Type: ${file.type}`
    : `form-data; name="${name}"`
  return `--${BOUNDARY}\r\nContent-Disposition: ${head}\r\n\r\n${text}\r\n`
}

/** The content and media type of one file; the content is `text`, since pacts are recorded as text. */
export type SentFile = { name: string; type: string; text: string }

/** One item of an upload, as the portal builds it and as it is sent. */
export function oneItem(meta: object, { text, ...file }: SentFile): { parts: MultipartPart[]; file: File } {
  const parts = [
    { name: 'meta[0]', text: JSON.stringify(meta) },
    { name: 'File[0]', text, file },
  ]
  return { parts, file: new File([text], file.name, { type: file.type }) }
}
