import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OperationScreen } from '../../api/operations.ts'
import { coverageQuery, faultsQuery } from '../../api/tool-queries.ts'
import { useScenario } from '../../api/world-queries.ts'
import { personForScreen } from './person-of.ts'
import { type ErrorToShow, showError } from './show-error.ts'

/** Shows errors of the atlas in a world, to the persons of its scenario. */
export function useShowing(world: string) {
  const queries = useQueryClient()
  const people = useScenario(world)?.people ?? []
  const showing = useMutation({
    mutationFn: (error: Omit<ErrorToShow, 'world'>) => showError({ ...error, world }),
    onSettled: () => queries.invalidateQueries({ queryKey: faultsQuery(world).queryKey }),
  })
  useFreshCoverage(world)
  return { world, showing, whoSees: (screen: OperationScreen) => personForScreen(screen, people) }
}

/**
 * A fault that leaves the list has fired: its responses are refetched, without polling the full
 * contract each second.
 */
function useFreshCoverage(world: string): void {
  const queries = useQueryClient()
  const { data: faults } = useQuery(faultsQuery(world))
  const waiting = faults?.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (waiting === undefined) return
    return () => void queries.invalidateQueries({ queryKey: coverageQuery.queryKey })
  }, [waiting, queries])
}
