import { malformedBodies } from './bodies.ts'
import { malformedFrames } from './frames.ts'
import { malformedHeads } from './heads.ts'
import { malformedLines } from './lines.ts'
import type { MalformedRequest } from './malformed-request.ts'

export const malformedRequests: readonly MalformedRequest[] = [
  ...malformedLines,
  ...malformedHeads,
  ...malformedFrames,
  ...malformedBodies,
]
