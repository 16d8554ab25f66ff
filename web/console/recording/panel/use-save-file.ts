import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../src/shared/ui/save-file.ts'
import { type FileRequest, type RecordedFile, readRecordedFile } from '../queries.ts'

/** Lets the browser save the file, and holds it for the preview. */
export function useSaveFile(world: string) {
  return useMutation({
    mutationFn: (wish: FileRequest) => readRecordedFile(world, wish),
    onSuccess: download,
  })
}

export const download = ({ name, text }: RecordedFile): void => saveFile(new File([text], name, { type: 'text/plain' }))
