import { useTranslation } from 'react-i18next'
import type { FormAnswer, ItemOf } from '#rules/forms/form.ts'
import { SUMMED_COLUMN, tableSum } from '#rules/forms/table-sum.ts'
import styles from './answers-summary.module.css'
import { cellOf, nameOfRow, tableAnswer } from './table-answer.ts'
import { numberText } from './typed-number.ts'

/** Shows a filled table as text, one line for each row, so that it fits every screen and paper size. */
export function TableView({ item, answer }: { item: ItemOf<'table'>; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('form')
  const { header, rows, footer = [] } = item
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => {
          const name = nameOfRow(row)
          const named = name === undefined ? -1 : row.cells.indexOf(name)
          const cells = header.flatMap((text, column) => {
            const cell = column === named ? '' : cellOf(answer, row, column)
            return cell === '' ? [] : [text === '' ? cell : `${text}: ${cell}`]
          })
          // An optional row without an answer is not shown.
          if (cells.length === 0 && !item.required) return null
          return (
            <li key={row.id}>
              {name !== undefined && (
                <>
                  <span className={styles.caption}>{name}</span>
                  {' – '}
                </>
              )}
              {cells.join(', ') || t(($) => $.notAnswered)}
            </li>
          )
        })}
      </ul>
      {footer.length > 0 && !footer[SUMMED_COLUMN] && (
        <p>
          {footer[0] || t(($) => $.sum)}:{' '}
          <strong className="num">{numberText(tableSum(item, tableAnswer(answer)))}</strong>
        </p>
      )}
    </>
  )
}
