type UploadFile = {
  /** Stable while the row lives. */
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** MIME type as the browser tells it; may be empty. */
  readonly type?: string | undefined
  /** Shown after the size. */
  readonly note?: string | undefined
}

/** One file on its way; files go one at a time, the others wait (rule 15.3). */
export type UploadItem = UploadFile &
  (
    | { readonly state: 'waiting' }
    | { readonly state: 'sending' /** 0 to 1. */; readonly progress: number }
    /** `isGoing`: it is being taken back. */
    | { readonly state: 'sent'; readonly isGoing?: boolean | undefined }
    /** The way there broke: it can be tried again. `isFileLost`: its file has to be chosen again first. */
    | { readonly state: 'failed'; readonly reason: string; readonly isFileLost?: boolean | undefined }
    /** Never sent: wrong type or too large; `reason` names the limit. */
    | { readonly state: 'refused'; readonly reason: string }
  )

export type UploadState = 'start' | 'half' | 'end' | 'failed'

/** The last moment of a file's way worth saying aloud: start, half and end, no more (design, „Uploads“). */
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
