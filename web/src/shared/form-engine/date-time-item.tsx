import { birthYears } from '../forms/birth-date.ts'
import { DayField } from '../ui/fields/day-field.tsx'
import { type DayParts, dayAnswer, dayParts } from './day-answer.ts'
import type { ItemProps } from './item-props.ts'

/** How many years ahead a day can be selected: enough for the planned end of a treatment. */
const YEARS_AHEAD = 10
const YEARS_BACK = 100

/** A day as three selects, never a calendar. */
export function DateTimeItem({ item, answers, field, today }: ItemProps<'dateTime'>) {
  const year = Number(today.slice(0, 4))
  const latest = dayParts(answers.latest(item.id))
  const ahead = item.isPast ? 0 : YEARS_AHEAD
  const offered = birthYears(year + ahead, item.isFuture ? ahead : YEARS_BACK + ahead)
  const known = Number(latest.year)
  return (
    <DayField
      {...field}
      years={known === 0 || offered.includes(known) ? offered : [known, ...offered]}
      defaultValue={latest}
      onChange={({ currentTarget: { name, value } }) => {
        const part = name.slice(name.lastIndexOf('.') + 1) as keyof DayParts
        answers.choose(item.id, (before) => dayAnswer({ ...dayParts(before), [part]: value }))
      }}
    />
  )
}
