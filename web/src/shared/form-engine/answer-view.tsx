import { useTranslation } from 'react-i18next'
import type { FormAnswer, FormItem } from '#rules/forms/form.ts'
import { answerText, optionText } from './answer-text.ts'
import styles from './answers-summary.module.css'
import { FinancialView } from './financial-view.tsx'
import { chosenIn } from './list-answer.ts'
import { tableAnswer } from './table-answer.ts'
import { TableView } from './table-view.tsx'

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
    <span className={styles.text}>{text}</span>
  )
}
