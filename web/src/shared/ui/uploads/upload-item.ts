type UploadFile = {
  /** Stable as long as the row exists. */
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** MIME type as the browser reports it; may be empty. */
  readonly type?: string | undefined
  /** Shown after the size. */
  readonly note?: string | undefined
}

/** A file of the upload list; files are uploaded one at a time, the others wait (rule 15.3). */
export type UploadItem = UploadFile &
  (
    | { readonly state: 'waiting' }
    | { readonly state: 'sending' /** 0 to 1. */; readonly progress: number }
    /** `isGoing`: it is being removed. */
    | { readonly state: 'sent'; readonly isGoing?: boolean | undefined }
    /** The upload failed and can be tried again. `isFileLost`: its file has to be chosen again first. */
    | { readonly state: 'failed'; readonly reason: string; readonly isFileLost?: boolean | undefined }
    /** Never sent: wrong type or too large; `reason` names the limit. */
    | { readonly state: 'refused'; readonly reason: string }
  )

export type UploadState = 'start' | 'half' | 'end' | 'failed'

/** The last state of an upload that is announced: start, half or end. */
export function uploadState(item: UploadItem): UploadState | undefined {
  switch (item.state) {
    case 'sending':
      return item.progress >= 0.5 ? 'half' : 'start'
    case 'sent':
      return 'end'
    case 'failed':
    case 'refused':
      return 'failed'
    case 'waiting':
      return undefined
  }
}
