import type { StoredImage } from '../../../domain/state/recipient.ts'
import type { Caller } from '../../../kernel/handler.ts'
import { JobLostError, makeJobProcess } from '../jobs/job-process.ts'

export type PictureJob = { readonly kind: 'avatar' | 'photo'; readonly bytes: Uint8Array; readonly mediaType: string }

const decode = makeJobProcess<StoredImage | null>('pictures')

/**
 * The picture as it is stored, decoded in a process of its own, one at a time, the callers in turn (rule 19.21). Null if it cannot be
 * read, as one that ends the process. Rejects with `BusyError` while too many wait.
 */
export const decodePicture = async (caller: Caller | null, job: PictureJob): Promise<StoredImage | null> => {
  try {
    return await decode(caller?.personId ?? '', job)
  } catch (error) {
    if (error instanceof JobLostError) return null
    throw error
  }
}
