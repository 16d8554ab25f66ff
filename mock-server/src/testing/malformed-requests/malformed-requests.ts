import { hostileBodies } from './bodies.ts'
import { hostileFrames } from './frames.ts'
import { hostileHeads } from './heads.ts'
import type { Hostile } from './malformed-request.ts'
import { hostileLines } from './lines.ts'

export const hostiles: readonly Hostile[] = [...hostileLines, ...hostileHeads, ...hostileFrames, ...hostileBodies]
