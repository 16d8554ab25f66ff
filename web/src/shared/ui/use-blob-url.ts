import { useMemo, useSyncExternalStore } from 'react'

/** An address of a blob as long as it is shown; revoked when the blob changes or the component is unmounted (rule 18.9). */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const { subscribe, read } = useMemo(() => addressOf(blob), [blob])
  return useSyncExternalStore(subscribe, read, () => undefined)
}

/** React reads the snapshot again after subscribing, so the address created there is shown at once. */
function addressOf(blob: Blob | undefined) {
  let url: string | undefined
  function subscribe() {
    url = blob && URL.createObjectURL(blob)
    return () => {
      if (url !== undefined) URL.revokeObjectURL(url)
      url = undefined
    }
  }
  return { subscribe, read: () => url }
}
