import { callAddress, textOfBody } from '#rules/journal-call.ts'
import { MASKED } from '#rules/masked-value.ts'
import type { CalledEntry } from '../../../shared/call-request.ts'

/** In single quotes nothing has a meaning for a shell, except the quote itself. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * A call as a command for a POSIX shell. What the journal does not hold is left to the reader: the token in `$TOKEN`, a new idempotency
 * key, the files of an upload and masked values, each with a comment.
 */
export function curlOf(world: string, origin: string, { id, call }: CalledEntry): string {
  const { method, headers, hasToken, parts = [], request } = call
  const body = textOfBody(request)
  const isUpload = parts.length > 0
  const { 'content-type': contentType, 'idempotency-key': key, ...plain } = headers
  const words = [
    `curl -X ${method} ${quote(origin + callAddress(world, call))}`,
    ...(hasToken ? ['-H "Authorization: $TOKEN"'] : []),
    ...Object.entries(plain).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(key === undefined ? [] : ['-H "Idempotency-Key: $(uuidgen)"']),
    ...(contentType === undefined || isUpload ? [] : [`-H ${quote(`Content-Type: ${contentType}`)}`]),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
    ...parts.map(({ name, fileName, mediaType }) => `-F ${quote(`${name}=@${fileName};type=${mediaType}`)}`),
  ]
  const command = words.join(' \\\n  ')
  return [...commentsFor(world, origin, { id, call }, command), command].join('\n')
}

function commentsFor(world: string, origin: string, { id, call }: Pick<CalledEntry, 'id' | 'call'>, command: string) {
  const token = `${origin}/sandbox/worlds/${encodeURIComponent(world)}/journal/${id}/token`
  return [
    ...(call.hasToken && call.personId !== undefined
      ? [
          `# A token of ${call.personId}: TOKEN=$(curl -s -X POST ${quote(token)} | jq -r .token)`,
          '# If the sandbox has a SANDBOX_TOKEN, add: -H "Authorization: Bearer $SANDBOX_TOKEN"',
        ]
      : []),
    ...(call.hasToken && call.personId === undefined ? ['# The call had a token that was not valid.'] : []),
    ...(call.request?.isCut ? ['# The body is longer; only its beginning is stored.'] : []),
    ...(call.request?.isDropped ? ['# The body is not stored any more: add your own with --data-raw.'] : []),
    ...(call.parts ? ['# An upload: name your own files, and add the meta parts.'] : []),
    ...(command.includes(MASKED) ? [`# ${MASKED} is a masked value: replace it by your own.`] : []),
  ]
}
