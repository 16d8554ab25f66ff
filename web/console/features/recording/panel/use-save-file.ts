import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../../src/shared/ui/save-file.ts'
import { useLanguage } from '../../../../src/shared/ui/use-language.ts'
import { type FileRequest, type RecordedFile, readRecordedFile } from '../../../session/recording-queries.ts'
import { useRecorder } from '../../../session/use-recorder.ts'

/** Lets the browser save the file with every step so far, and holds it for the preview. Its notes have the console's language. */
export function useSaveFile(world: string) {
  const recorder = useRecorder()
  const lang = useLanguage()
  return useMutation({
    mutationFn: async (request: Omit<FileRequest, 'lang'>) => {
      await recorder?.settle()
      return { ...(await readRecordedFile(world, { ...request, lang })), lang }
    },
    onSuccess: download,
  })
}

export const download = ({ name, text }: RecordedFile): void => saveFile(new File([text], name, { type: 'text/plain' }))
