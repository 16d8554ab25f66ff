import { mkdtempDisposableSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { miscountedCuts, writeFourSteps } from '../../mock-server/src/testing/cut-log.ts'
import { type Check, grouped, type Measured } from './check.ts'

/** `npm test` checks this for a sample of bytes. */
export const cutLog: Check = {
  name: 'cut-log',
  goal: 'the log of a durable world cut at every byte of its last record: every step before it is there',
  async run(scale): Promise<Measured> {
    using parent = mkdtempDisposableSync(join(tmpdir(), 'cut-log-'))
    const folder = (name: string) => mkdtempSync(join(parent.path, name))
    const written = writeFourSteps(folder('whole-'))
    const stride = Math.round(1 / scale)
    const lengths: number[] = []
    for (let length = written.before; length <= written.log.length; length += stride) lengths.push(length)
    const wrong = miscountedCuts(folder('cut-'), written, lengths)
    return {
      figure: `${grouped(lengths.length)} cuts: ${wrong.length} with a step too few or too many`,
      passed: wrong.length === 0,
      findings: wrong.map(([length, steps]) => `cut at byte ${length}: ${String(steps)} steps`),
    }
  },
}
