/** A process of the fuzz test: tries the operation at the index that it receives, and sends the result. */

import { makeApp } from '../../mock-server/src/testing/test-app.ts'
import { fuzzed } from '../checks/fuzz/fuzz.ts'

export type FuzzTask = { index: number; inputs: number }
/** Its answer. */
export type FuzzResult = FuzzTask & { fault?: string }

const app = makeApp()

process.on('message', ({ index, inputs }: FuzzTask) => {
  const report = (fault?: string) => process.send?.(fault === undefined ? { index, inputs } : { index, inputs, fault })
  void tryOperation(index, inputs).then(
    () => report(),
    (error: unknown) => report(error instanceof Error ? error.message : String(error)),
  )
})

async function tryOperation(index: number, inputs: number): Promise<void> {
  await fuzzed[index]?.sendOdd(app)
  await fuzzed[index]?.spoil(app, inputs)
}
