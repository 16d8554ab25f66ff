import { useEffect, useState } from 'react'

/** An address of a blob for as long as it is shown; revoked when another takes its place or the component goes (W13). */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  // Between two blobs the address at hand is the former one's, and dead.
  return made?.blob === blob ? made?.url : undefined
}
