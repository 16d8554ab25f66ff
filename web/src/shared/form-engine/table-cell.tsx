import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormCode, ItemOf } from '#rules/forms/form.ts'
import { SUMMED_COLUMN } from '#rules/forms/table-sum.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import type { Answers } from './answers.ts'
import { useFaultText } from './fault-text.ts'
import { fieldNameAt } from './item-props.ts'
import styles from './table.module.css'
import { cellOf, withCell } from './table-answer.ts'

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
export const TableCell = memo(function TableCell(props: TableCellProps) {
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
      error={faultText(fault, 'table')}
      inputMode={column === SUMMED_COLUMN ? 'numeric' : undefined}
      autoComplete="off"
      defaultValue={cellOf(answers.latest(itemId), row, column)}
      onChange={({ currentTarget: { value } }) =>
        answers.type(itemId, (before) => withCell(before, row, column, value))
      }
    />
  )
})
