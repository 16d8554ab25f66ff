import { useTranslation } from 'react-i18next'
import type { FormAnswer, ItemOf } from '#rules/forms/form.ts'
import { formatMoney } from '../format/money.ts'
import { cx } from '../ui/class-names.ts'
import styles from './answers-summary.module.css'
import { amountText, sumOfSide } from './financial-answer.ts'
import { readNumber } from './typed-number.ts'

/** Shows incomes and expenses as text, each with its sum. */
export function FinancialView({ item, answer }: { item: ItemOf<'financialSituation'>; answer: FormAnswer }) {
  const { t } = useTranslation('form')
  const amount = (text: string) => {
    if (text === '') return t(($) => $.notAnswered)
    return readNumber(text) === undefined ? text : `${text}\u00a0${t(($) => $.crowns)}`
  }
  return (
    <div className={styles.sides}>
      {(['incomes', 'expenses'] as const).map((side) => (
        <div key={side}>
          <p className={styles.caption}>{t(($) => $[side])}</p>
          <ul className={styles.list}>
            {item[side].map(({ id, title }) => (
              <li key={id} className={styles.line}>
                <span>{title}:</span> <span className="num">{amount(amountText(answer, side, id))}</span>
              </li>
            ))}
          </ul>
          <p className={cx(styles.line, styles.total)}>
            <span>{t(($) => $[`${side}Sum`])}:</span>{' '}
            <strong className="num">{formatMoney(sumOfSide(answer, side), 'cs')}</strong>
          </p>
        </div>
      ))}
    </div>
  )
}
