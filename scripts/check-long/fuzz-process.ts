/** A process of the fuzz: tries the operation it is told of, by its place in the list, and says how it went. */
import { fuzzed } from '../../mock-server/src/http/testing/fuzz.ts'
import { makeApp } from '../../mock-server/src/testing/test-app.ts'

export type Task = { index: number; inputs: number }
/** What it answers with. */
export type Tried = Task & { fault?: string }

const app = makeApp()

process.on('message', ({ index, inputs }: Task) => {
  const tell = (fault?: string) => process.send?.(fault === undefined ? { index, inputs } : { index, inputs, fault })
  void fuzzed[index]?.run(app, inputs).then(
    () => tell(),
    (error: unknown) => tell(error instanceof Error ? error.message : String(error)),
  )
})
