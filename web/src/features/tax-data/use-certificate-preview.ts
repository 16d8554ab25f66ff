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

/** Fetched after a pause in typing. A late answer for former data never shows; nothing is retried or cached. */
export function useCertificatePreview(request: CertificatePreview | undefined) {
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
    /** The last loaded certificate; while `isUpdating` it is the former one. */
    paper: data,
    isUpdating,
    failure: hasFailed ? error : undefined,
    retry: () => void query.refetch(),
  }
}
