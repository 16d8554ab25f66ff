import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { getTerms, type Terms } from './registration-queries.ts'

type Found = { text?: string; hasFailed?: boolean }

/**
 * The text of a consent in the language of the page, fetched when it is first opened; without the
 * query cache (see the queries).
 */
export function useTerms(terms: Terms): Found & { retry: () => void } {
  const api = useApi()
  const language = useLanguage()
  const [found, setFound] = useState<Found>({})
  const load = useCallback(
    (): Promise<Found> =>
      getTerms(api, terms, language).then(
        (text) => ({ text }),
        () => ({ hasFailed: true }),
      ),
    [api, terms, language],
  )
  useEffect(() => {
    let isHere = true
    void load().then((answer) => isHere && setFound(answer))
    return () => {
      isHere = false
    }
  }, [load])

  function retry() {
    setFound({})
    void load().then(setFound)
  }
  return { ...found, retry }
}
