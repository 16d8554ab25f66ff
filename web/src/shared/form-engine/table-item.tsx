import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SUMMED_COLUMN } from '#rules/forms/table-sum.ts'
import { Button } from '../ui/button/button.tsx'
import { cx } from '../ui/class-names.ts'
import { fieldAria } from '../ui/fields/field-aria.ts'
import { FieldShell } from '../ui/fields/field-shell.tsx'
import { SpokenText } from '../ui/spoken/spoken-text.tsx'
import { useAnswer } from './answers.ts'
import type { ItemProps, TableProps } from './item-props.ts'
import styles from './table.module.css'
import { nameOfRow, tableAnswer, tableSumText } from './table-answer.ts'
import { TableRow } from './table-row.tsx'

/** Up to this number of empty rows are shown, because a button that adds them would be no less work. */
const FEW = 2

/** If many rows are optional, those with an answer and the next one: eight empty rows look like eight questions. */
function useShownRows({ item, answers }: Pick<TableProps, 'item' | 'answers'>) {
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

/** A table from 768 px; below, its rows are stacked groups of fields, so that nothing scrolls sideways. */
export function TableItem({ field, ...table }: ItemProps<'table'>) {
  const { header, footer = [] } = table.item
  const { rows, body, addRow, isMore } = useShownRows(table)
  return (
    <FieldShell field={field} aria={fieldAria(field)} group>
      <table className={styles.table}>
        <thead>
          <tr>
            {columnsOf(header).map(({ text, column, key }) => (
              <th key={key} scope="col" className={cx(column === SUMMED_COLUMN && styles.number)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <TableRow key={row.id} {...table} row={row} number={index + 1} />
          ))}
        </tbody>
        {footer.length > 0 && (
          <tfoot>
            <tr>
              {columnsOf(header).map(({ column, key }) => (
                <td key={key} className={cx(column === SUMMED_COLUMN && styles.number)}>
                  {footer[column] || (column === SUMMED_COLUMN && <TableSum {...table} />)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {isMore && <MoreRows question={table.item.question} onAdd={addRow} />}
    </FieldShell>
  )
}

/** Columns have no ids, so their indexes are used. */
const columnsOf = (header: readonly string[]) =>
  header.map((text, column) => ({ text, column, key: `column-${column}` }))

function TableSum({ item, answers }: Pick<TableProps, 'item' | 'answers'>) {
  return (
    <strong className="num">
      <SpokenText text={tableSumText(item, useAnswer(answers, item.id))} />
    </strong>
  )
}

/** A button that shows one more row of a table. */
function MoreRows({ question, onAdd }: { question: string | undefined; onAdd: () => void }) {
  const { t } = useTranslation('form')
  return (
    <div className={styles.more}>
      <Button variant="secondary" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {t(($) => $.addRow)} <span className="visually-hidden">{question}</span>
      </Button>
    </div>
  )
}
