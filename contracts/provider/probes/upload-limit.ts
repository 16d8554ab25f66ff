import type { HttpResult } from '../../http/http-result.ts'
import { withPicture } from './pictures.ts'
import { isSuccess, outcomeOf } from './probe.ts'
import type { Sequence } from './sequence.ts'

/** The largest file, in bytes (rule 15.2). */
const LIMIT = 5 * 1024 * 1024

const CAUSE = 'a file of exactly the limit'

/** The recorded file, made as large as a file may be: what follows the end of a PDF is ignored. */
export const largestFile: Sequence = {
  cause: CAUSE,
  run: async ({ valid, send }) => {
    const recorded = valid.body instanceof Uint8Array ? Buffer.from(valid.body) : Buffer.alloc(0)
    const start = recorded.indexOf('\r\n\r\n', recorded.indexOf('name="File[0]"')) + 4
    const end = recorded.indexOf('\r\n--', start)
    if (!recorded.subarray(start, end).includes('%PDF-')) return undefined
    const padding = Buffer.alloc(LIMIT - (end - start), '\n')
    const result = await send({
      ...valid,
      body: Uint8Array.from(Buffer.concat([recorded.subarray(0, end), padding, recorded.subarray(end)])),
    })
    return failureOf(result)
  },
}

export const largestPicture = (operation: string): Sequence => ({
  cause: CAUSE,
  run: async ({ valid, send }) => failureOf(await send(withPicture(operation, valid, LIMIT))),
})

function failureOf(result: HttpResult) {
  if (isSuccess(result)) return undefined
  return {
    expected: `a success for ${LIMIT} bytes`,
    received: outcomeOf(result),
    remedy: `Take files of at most ${LIMIT} bytes, this size included (rule 15.2); the limits of a proxy and of the framework count the whole body, which is larger.`,
  }
}
