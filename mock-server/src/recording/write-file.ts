import type { FileRequest, RecordedFile, Recording } from './recording.ts'
import { writePact } from './write-pact.ts'
import { writePlaywright } from './write-playwright.ts'
import { writeScenario } from './write-scenario.ts'

export type WrittenFiles = RecordedFile | { readonly refused: string }

const WRITERS = { scenario: writeScenario, playwright: writePlaywright, pact: writePact } as const

/** Writes a recording as a runnable file: the same recording gives the same file. `refused` is the reason why there can be no such file. */
export function writeFile(form: keyof typeof WRITERS, recording: Recording, request: FileRequest): WrittenFiles {
  const written = WRITERS[form](recording, request)
  if ('refused' in written || recording.isWhole) return written
  const { length } = recording.steps
  return {
    ...written,
    notes: [...written.notes, `The recording was full after ${length} steps; what came later is missing.`],
  }
}
