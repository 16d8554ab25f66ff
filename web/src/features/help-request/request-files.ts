import type { Api } from '../../shared/api/client.ts'
import type { OnProgress } from '../../shared/api/upload.ts'
import type { FormFiles } from '../../shared/api/wire.ts'
import type { Notes } from '../../shared/long-form/use-answers-draft.ts'
import {
  type FileToAdd,
  removeHelpRequestFile,
  requestRefusalOf,
  uploadHelpRequestFile,
} from './help-request-queries.ts'
import type { RequestAccess } from './request-access.ts'
import { noteUploaded } from './uploaded-names.ts'

type Ports = {
  api: Api
  access: RequestAccess
  notes: Notes
  /** The value of a request without files. */
  empty: FormFiles
}

/** An expired key is no error of the file: it is added to the next request. */
export function requestFiles({ api, access, notes, empty }: Ports) {
  async function throughKey<T>(call: (requestKey: string) => Promise<T>, ended?: () => T): Promise<T> {
    const requestKey = await access.key()
    try {
      return await call(requestKey)
    } catch (failure) {
      const refusal = requestRefusalOf(failure)
      if (refusal === undefined || !access.refused(refusal)) throw failure
      return ended ? ended() : call(await access.key())
    }
  }

  function noted(files: FormFiles): FormFiles {
    noteUploaded(notes, files)
    return files
  }

  return {
    async upload(item: FileToAdd, key: string, onProgress?: OnProgress, signal?: AbortSignal): Promise<FormFiles> {
      return noted(
        await throughKey((requestKey) =>
          // The same file for another request is another intent, with its own idempotency key:
          // otherwise a lost answer of one would make the next one fail.
          uploadHelpRequestFile(api, requestKey, item, `${key}-${requestKey.slice(-12)}`, onProgress, signal),
        ),
      )
    },
    async remove(fileId: string): Promise<FormFiles> {
      return noted(
        await throughKey(
          (requestKey) => removeHelpRequestFile(api, requestKey, fileId),
          () => empty,
        ),
      )
    },
  }
}
