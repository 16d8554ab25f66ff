import type { RecordedFile, Recording } from './recording.ts'

export function writePact(_recording: Recording, _title: string, _step?: number): RecordedFile | { refused: string } {
  return { refused: 'not yet' }
}
