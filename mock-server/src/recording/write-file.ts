import { noteTexts } from './note-texts.ts'
import type { FileRequest, RecordedFile, Recording } from './recording.ts'
import { writePact } from './write-pact.ts'
import { isOfBrowser, writePlaywright } from './write-playwright.ts'
import { writeScenario } from './write-scenario.ts'

export type WrittenFiles = RecordedFile | { readonly refused: string }

const WRITERS = { scenario: writeScenario, playwright: writePlaywright, pact: writePact } as const

/** Writes a recording as a runnable file: the same recording gives the same file. `refused` is the reason why there can be no such file. */
export function writeFile(form: keyof typeof WRITERS, recording: Recording, request: FileRequest): WrittenFiles {
  const written = WRITERS[form](recording, request)
  if ('refused' in written) return written
  const texts = noteTexts(request.lang)
  const calls = form === 'pact' || !isOfBrowser(recording) ? '' : listCallsWithoutAction(recording, request)
  return {
    ...written,
    notes: [
      ...written.notes,
      ...(calls === '' ? [] : [texts.callsWithoutAction(calls)]),
      ...(recording.isWhole ? [] : [texts.isFull(recording.steps.length)]),
    ],
  }
}

/** Each operation with the numbers of its steps, counted from 1 as the console shows them. */
function listCallsWithoutAction({ steps }: Recording, { callsWithoutAction = [] }: FileRequest): string {
  const numbers = new Map<string, number[]>()
  for (const index of callsWithoutAction) {
    const step = steps[index]
    if (step?.kind !== 'call') continue
    numbers.set(step.operationId, [...(numbers.get(step.operationId) ?? []), index + 1])
  }
  return [...numbers].map(([operation, places]) => `${operation} (${places.join(', ')})`).join(', ')
}
