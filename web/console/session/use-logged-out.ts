import { useQuery } from '@tanstack/react-query'
import { logoutsQuery } from '../api/world-queries.ts'

/** Who was signed in from here in the second window; the time in epoch milliseconds of this computer, which runs the server too. */
export type SecondSession = { login: string; name: string; openedAt: number }

/** Whether the person of the second window has logged out since, by the journal of the world. */
export function useLoggedOut(world: string, second: SecondSession | undefined): boolean {
  const { data: logouts = [] } = useQuery({ ...logoutsQuery(world), enabled: second !== undefined })
  return logouts.some(
    ({ call }) =>
      second !== undefined && call?.personId === `p-${second.login}` && Date.parse(call.realAt) > second.openedAt,
  )
}
