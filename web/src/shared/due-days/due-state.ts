import { useClockValue } from '../api/use-clock-value.ts'
import { useEditingLock } from '../editing/use-editing-lock.ts'
import { pragueDay } from '../format/prague-day.ts'

/** `locked`: it is not possible now, and `date` is the first day on which it is possible again. */
export type DueState = { readonly state: 'due' | 'dueToday' | 'overdue' | 'locked'; readonly date: string }

/** What a family reads about a day until which it has to do something (rule 10.19); `unlockDay` while its account is locked. */
export function dueStateOf(due: string, today: string, unlockDay: string | undefined): DueState {
  if (unlockDay !== undefined && due <= unlockDay) return { state: 'locked', date: unlockDay }
  if (due === today) return { state: 'dueToday', date: due }
  return { state: due > today ? 'due' : 'overdue', date: due }
}

/** The first day on which the family's account can be changed again; undefined unless it is locked. */
export function useUnlockDay(): string | undefined {
  const { state, until } = useEditingLock()
  return state === 'locked' && until !== undefined ? pragueDay(Date.parse(until)) : undefined
}

/** The same by the provider's clock and the family's editing lock. */
export function useDueState(): (due: string) => DueState {
  const today = useClockValue(pragueDay)
  const unlockDay = useUnlockDay()
  return (due) => dueStateOf(due, today, unlockDay)
}
