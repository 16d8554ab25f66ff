import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormCode, ItemOf } from '#rules/forms/form.ts'
import { SUMMED_COLUMN } from '#rules/forms/table-sum.ts'
import { cx } from '../ui/class-names.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import type { Answers } from './answers.ts'
import { useFaultText } from './fault-text.ts'
import { fieldNameAt, type TableProps } from './item-props.ts'
import styles from './table.module.css'
import { cellOf, nameOfRow, withCell } from './table-answer.ts'

type TableRowProps = TableProps & {
  row: TableProps['item']['rows'][number]
  /** The number of the row, from 1. */
  number: number
}

/** A row: the form's own cells, and the cells to fill in. Its first text names it. */
export function TableRow({ item, answers, faults, row, number }: TableRowProps) {
  const { t } = useTranslation('form')
  const name = nameOfRow(row)
  const named = name === undefined ? -1 : row.cells.indexOf(name)
  const cells = row.cells.map((fixed, column) => ({ fixed, column, key: `column-${column}` }))
  return (
    <tr>
      {cells.map(({ fixed, column, key }) => {
        if (column === named) {
          return (
            <th key={key} scope="row" className={styles.name}>
              {fixed}
            </th>
          )
        }
        const text = item.header[column] || t(($) => $.column, { number: column + 1 })
        return (
          <td key={key} className={cx(column === SUMMED_COLUMN && styles.number)}>
            {fixed === '' ? (
              <TableCell
                itemId={item.id}
                answers={answers}
                fault={faults[`${item.id}.${row.id}.${column}`]}
                row={row}
                column={column}
                columnName={text}
                rowName={name ?? t(($) => $.row, { number })}
              />
            ) : (
              <>
                <span className={styles.columnName} aria-hidden="true">
                  {text}
                </span>
                <span>{fixed}</span>
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}

type TableCellProps = {
  itemId: string
  row: ItemOf<'table'>['rows'][number]
  column: number
  columnName: string
  rowName: string
  answers: Answers
  fault: FormCode | undefined
}

/** A cell to be filled in. In a wide table its label is hidden, because the head shows it. */
const TableCell = memo(function TableCell(props: TableCellProps) {
  const { itemId, row, column, columnName, rowName, answers, fault } = props
  const { t } = useTranslation('form')
  const faultText = useFaultText()
  return (
    <TextField
      name={fieldNameAt(`${itemId}.${row.id}.${column}`)}
      label={
        <>
          <span className={styles.columnName} aria-hidden="true">
            {columnName}
          </span>
          <span className="visually-hidden">{t(($) => $.cell, { column: columnName, row: rowName })}</span>
        </>
      }
      error={faultText(fault, { itemType: 'table' })}
      inputMode={column === SUMMED_COLUMN ? 'numeric' : undefined}
      autoComplete="off"
      defaultValue={cellOf(answers.latest(itemId), row, column)}
      onChange={({ currentTarget: { value } }) =>
        answers.type(itemId, (before) => withCell(before, row, column, value))
      }
    />
  )
})
