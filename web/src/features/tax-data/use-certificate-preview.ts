import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import type { CertificatePreview } from '../../shared/api/wire.ts'
import { previewCertificate } from './tax-data-queries.ts'

/** Milliseconds without a keystroke before a form is read (rule 14.10). */
const SETTLED_AFTER = 500

/** The last value that stayed unchanged for that long. */
function useSettled<T extends string | undefined>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

export type Preview = {
  /** The last loaded certificate; while `isUpdating` it is the former one. */
  paper: Blob | undefined
  isUpdating: boolean
  failure: ApiFailure | undefined
  retry: () => void
}

/**
 * The certificate of the present values, fetched after a pause in typing. An answer belongs to its
 * request, so a late one of former data never shows; nothing is retried automatically, and nothing
 * is cached after unmount.
 */
export function useCertificatePreview(request: CertificatePreview | undefined): Preview {
  const api = useApi()
  const wanted = request && JSON.stringify(request)
  const settled = useSettled(wanted)
  const query = useQuery({
    queryKey: ['certificate-preview', settled],
    queryFn: ({ signal }) => previewCertificate(api, JSON.parse(settled ?? '') as CertificatePreview, signal),
    enabled: settled !== undefined && wanted !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data, error, isFetching, isPlaceholderData } = query
  const isUpdating = isFetching || isPlaceholderData || settled !== wanted
  const hasFailed = error instanceof ApiFailure && !error.isSuperseded && !isUpdating
  return {
    paper: data,
    isUpdating,
    failure: hasFailed ? error : undefined,
    retry: () => void query.refetch(),
  }
}
