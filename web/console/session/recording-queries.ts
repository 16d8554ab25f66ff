import { queryOptions } from '@tanstack/react-query'
import { answered, type Schemas, sandbox } from '../api/sandbox.ts'

export type RecordedStep = Schemas['RecordedStep']
export type RecordedFile = Schemas['RecordedFile']
export type FileForm = 'scenario' | 'playwright' | 'pact'

/** Read after an action, not each second: it holds every response of the world. */
export const recordingQuery = (world: string) =>
  queryOptions({
    queryKey: [world, 'recording'],
    queryFn: () => answered(sandbox.GET('/worlds/{world}/recording', { params: { path: { world } } })),
  })

export type FileRequest = { form: FileForm; title: string; step: number | undefined; lang: 'cs' | 'en' }

/** Throws `SandboxProblem`. */
export function readRecordedFile(world: string, { form, title, step, lang }: FileRequest): Promise<RecordedFile> {
  const query = { lang, ...(title !== '' && { title }), ...(step !== undefined && { step }) }
  return answered(sandbox.GET('/worlds/{world}/recording/files/{form}', { params: { path: { world, form }, query } }))
}
