import { useEffect, useRef, useState } from 'react'
import type { TableProps } from './item-props.ts'
import { nameOfRow, tableAnswer } from './table-answer.ts'

/** Up to this number of empty rows are shown, because a button that adds them would be no less work. */
const FEW = 2

/**
 * The rows of a table that are shown. If many rows are optional, those with an answer and the next one: eight empty rows look like
 * eight questions, but are not. A required table is shown with all rows.
 */
export function useShownRows({ item, answers }: Pick<TableProps, 'item' | 'answers'>) {
  const { rows, required } = item
  const free = rows.filter((row) => nameOfRow(row) === undefined)
  const answered = tableAnswer(answers.latest(item.id))?.rows ?? {}
  const [count, setCount] = useState(
    () => Math.max(0, ...free.map(({ id }, index) => (Object.hasOwn(answered, id) ? index + 1 : 0))) + 1,
  )
  const body = useRef<HTMLTableSectionElement>(null)
  const isAdded = useRef(false)
  const isWhole = required || free.length <= FEW
  const later = isWhole ? [] : free.slice(count)

  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    const added = free[count - 1]
    const row = added && body.current?.rows[rows.filter((each) => !later.includes(each)).indexOf(added)]
    row?.querySelector('input')?.focus()
  })

  return {
    rows: rows.filter((row) => !later.includes(row)),
    body,
    isMore: later.length > 0,
    /** Shows the next free row, with the focus in it. */
    addRow: () => {
      isAdded.current = true
      setCount(count + 1)
    },
  }
}
