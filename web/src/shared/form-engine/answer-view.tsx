import { useTranslation } from 'react-i18next'
import type { FormAnswer, FormItem, ItemOf, ListAnswer } from '#rules/forms/form.ts'
import { SUMMED_COLUMN } from '#rules/forms/table-sum.ts'
import { formatDate } from '../format/date.ts'
import { formatMoney } from '../format/money.ts'
import { numberText, readNumber } from '../forms/typed-number.ts'
import { cx } from '../ui/class-names.ts'
import { SpokenText } from '../ui/spoken/spoken-text.tsx'
import { Stack } from '../ui/stack/stack.tsx'
import styles from './answers-summary.module.css'
import { amountText, sumOfSide } from './financial-answer.ts'
import { cellOf, nameOfRow, tableAnswer, tableSumText } from './table-answer.ts'

/** Shows one answer as text. */
export function AnswerView({ item, answer }: { item: FormItem; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('form')
  if (item.itemType === 'financialSituation' && answer !== undefined)
    return <FinancialView item={item} answer={answer} />
  if (item.itemType === 'table' && tableAnswer(answer)) return <TableView item={item} answer={answer} />
  if (item.itemType === 'list' && chosenIn(answer).length > 1) {
    return (
      <ul className={styles.list}>
        {chosenIn(answer).map((option) => (
          <li key={option.id}>{optionText(item, option)}</li>
        ))}
      </ul>
    )
  }
  const text = answerText(item, answer)
  return text === '' ? (
    <span className="soft">{t(($) => $.notAnswered)}</span>
  ) : (
    <span className={styles.text}>{item.itemType === 'dateTime' ? <SpokenText text={text} /> : text}</span>
  )
}

/** An answer as one line of text; '' if there is none. An answer that does not fit its question is shown as it was typed. */
function answerText(item: FormItem, answer: FormAnswer | undefined): string {
  if (answer === undefined) return ''
  switch (item.itemType) {
    case 'boolean':
      return answer === true ? item.trueText : item.falseText
    case 'number':
    case 'numeric':
      return [numberText(answer), typeof answer === 'number' && item.unit].filter(Boolean).join('\u00a0')
    case 'dateTime':
      return typeof answer === 'string' ? formatDate(answer, 'cs') || answer : ''
    case 'list':
      return chosenIn(answer)
        .map((option) => optionText(item, option))
        .join(', ')
    default:
      return typeof answer === 'string' ? answer : ''
  }
}

/** An option with the user's text about it. */
function optionText(item: ItemOf<'list'>, { id, text }: ListAnswer['chosen'][number]): string {
  const title = item.items.find((option) => option.id === id)?.title ?? id
  return text === undefined ? title : `${title}: ${text}`
}

/** Shows incomes and expenses as text, each with its sum. */
function FinancialView({ item, answer }: { item: ItemOf<'financialSituation'>; answer: FormAnswer }) {
  const { t } = useTranslation('form')
  const amount = (text: string) => {
    if (text === '') return t(($) => $.notAnswered)
    return readNumber(text) === undefined ? text : `${text}\u00a0${t(($) => $.crowns)}`
  }
  return (
    <Stack>
      {(['incomes', 'expenses'] as const).map((side) => (
        <div key={side}>
          <p className={styles.caption}>{t(($) => $[side])}</p>
          <ul className={styles.list}>
            {item[side].map(({ id, title }) => (
              <li key={id} className={styles.line}>
                <span>{`${title}:`}</span> <span className="num">{amount(amountText(answer, side, id))}</span>
              </li>
            ))}
          </ul>
          <p className={cx(styles.line, styles.total)}>
            <span>{`${t(($) => $[`${side}Sum`])}:`}</span>{' '}
            <strong className="num">
              <SpokenText text={formatMoney(sumOfSide(answer, side), 'cs')} />
            </strong>
          </p>
        </div>
      ))}
    </Stack>
  )
}

/** Shows a filled table as text, one line for each row, so that it fits every screen and paper size. */
function TableView({ item, answer }: { item: ItemOf<'table'>; answer: FormAnswer | undefined }) {
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
              <span>{cells.join(', ') || t(($) => $.notAnswered)}</span>
            </li>
          )
        })}
      </ul>
      {footer.length > 0 && !footer[SUMMED_COLUMN] && (
        <p>
          <span>{`${footer[0] || t(($) => $.sum)}:`}</span>{' '}
          <strong className="num">
            <SpokenText text={tableSumText(item, answer)} />
          </strong>
        </p>
      )}
    </>
  )
}

export const chosenIn = (answer: FormAnswer | undefined): ListAnswer['chosen'] =>
  typeof answer === 'object' && 'chosen' in answer ? answer.chosen : []

/** Selects these options. The text of an option that stays selected is preserved. */
export function withChosen(before: FormAnswer | undefined, ids: readonly string[]): ListAnswer | undefined {
  if (ids.length === 0) return undefined
  const known = chosenIn(before)
  return { chosen: ids.map((id) => known.find((each) => each.id === id) ?? { id }) }
}

export const withText = (before: FormAnswer | undefined, id: string, text: string): ListAnswer => ({
  chosen: chosenIn(before).map((each) => (each.id === id ? (text === '' ? { id } : { id, text }) : each)),
})
