import { useMemo, useSyncExternalStore } from 'react'

/** An address of a blob for as long as it is shown; revoked when another takes its place or the component goes (rule 18.9). */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const { subscribe, read } = useMemo(() => addressOf(blob), [blob])
  return useSyncExternalStore(subscribe, read, () => undefined)
}

/** React reads once more after subscribing, so the address made there shows at once. */
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
