import { SUMMED_COLUMN } from '#rules/forms/table-sum.ts'
import { cx } from '../ui/class-names.ts'
import { fieldAria } from '../ui/fields/field-aria.ts'
import { FieldShell } from '../ui/fields/field-shell.tsx'
import type { ItemProps } from './item-props.ts'
import { MoreRows } from './more-rows.tsx'
import styles from './table.module.css'
import { TableRow } from './table-row.tsx'
import { TableSum } from './table-sum.tsx'
import { useShownRows } from './use-shown-rows.ts'

/** A table from 768 px; below, its rows are stacked groups of fields, so that nothing scrolls sideways. */
export function TableItem({ field, ...table }: ItemProps<'table'>) {
  const { header, footer = [] } = table.item
  const { rows, body, addRow, isMore } = useShownRows(table)
  return (
    <FieldShell field={field} aria={fieldAria(field)} group>
      <table className={styles.table}>
        <thead>
          <tr>
            {columnsOf(header).map(({ words, column, key }) => (
              <th key={key} scope="col" className={cx(column === SUMMED_COLUMN && styles.number)}>
                {words}
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
  header.map((words, column) => ({ words, column, key: `column-${column}` }))
