import { useMutation, useQuery } from '@tanstack/react-query'
import { scenariosQuery, worldQuery } from '../../api/queries.ts'
import type { OperationScreen } from '../operation-screens.ts'
import { personOf } from './person-of.ts'
import { type ErrorToShow, showError } from './show-error.ts'

/** Showing errors of the atlas in a world, to the people that its scenario has. */
export function useShowing(world: string) {
  const { data: here } = useQuery(worldQuery(world))
  const { data: scenarios } = useQuery(scenariosQuery)
  const people = scenarios?.find(({ name }) => name === here?.scenario)?.people ?? []
  const showing = useMutation({ mutationFn: (wish: Omit<ErrorToShow, 'world'>) => showError({ ...wish, world }) })
  return { world, showing, whoSees: (screen: OperationScreen) => personOf(screen, people) }
}
