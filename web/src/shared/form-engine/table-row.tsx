import { useTranslation } from 'react-i18next'
import { SUMMED_COLUMN } from '#rules/forms/table-sum.ts'
import { cx } from '../ui/class-names.ts'
import type { TableProps } from './item-props.ts'
import styles from './table.module.css'
import { nameOfRow } from './table-answer.ts'
import { TableCell } from './table-cell.tsx'

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
                {fixed}
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}
