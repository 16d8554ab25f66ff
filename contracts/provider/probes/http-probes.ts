import type { Node } from '../../contract.ts'
import type { HttpCall } from '../../http/http-result.ts'
import type { Probe } from './probe.ts'

const MEGABYTE = 1_000_000

/** Calls that break HTTP's own rules, the media type, or the rules about the person in `uid`. `declared` is the operation's object. */
export function httpProbes(declared: Node, valid: HttpCall): Probe[] {
  const hasJson = typeof valid.body === 'string'
  const probe = (cause: string, call: Partial<HttpCall>, status: number, error: string, remedy: string): Probe => ({
    cause,
    call: { ...valid, ...call },
    refusal: { status, error },
    remedy,
  })
  const withType = (type: string) => ({ ...valid.headers, 'Content-Type': type })
  const json = (body: string) => ({ body, headers: withType('application/json') })
  const { body: _body, ...withoutBody } = valid
  return [
    {
      ...probe(
        'a method that the path does not have',
        {},
        405,
        'method-not-allowed',
        'Answer 405 method-not-allowed with the header Allow to a method that the path does not have.',
      ),
      call: { ...withoutBody, method: 'PUT' },
      refusal: { status: 405, error: 'method-not-allowed', header: 'Allow' },
    },
    ...(hasJson
      ? [
          probe(
            'a body of another media type',
            { body: 'hello', headers: withType('text/plain') },
            415,
            'unsupported-media-type',
            'Answer 415 unsupported-media-type to a body that is not application/json.',
          ),
          probe(
            'half of a JSON text',
            json('{"'),
            400,
            'malformed-request',
            'Answer 400 malformed-request in the envelope to a body that cannot be read.',
          ),
          probe(
            'a body of a megabyte',
            json(JSON.stringify({ text: 'a'.repeat(MEGABYTE) })),
            413,
            'payload-too-large',
            'Limit the size of JSON bodies, and answer 413 payload-too-large above the limit.',
          ),
        ]
      : []),
    ...('uid' in valid.query && valid.headers.Authorization !== undefined && '403' in (declared.responses as Node)
      ? [
          probe(
            'the query names another person than the token',
            { query: { ...valid.query, uid: 'p-somebody-else' } },
            403,
            'uid-mismatch',
            'Compare uid in the query with the person of the token, as well as uid in the header, and answer 403 uid-mismatch.',
          ),
        ]
      : []),
    ...(valid.headers.Authorization !== undefined && '403' in (declared.responses as Node)
      ? [
          probe(
            'the header names another person than the token',
            { headers: { ...valid.headers, uid: 'p-somebody-else' } },
            403,
            'uid-mismatch',
            'Compare the header uid with the person of the token, and answer 403 uid-mismatch.',
          ),
        ]
      : []),
  ]
}
