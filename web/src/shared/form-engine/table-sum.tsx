import { tableSum } from '#rules/forms/table-sum.ts'
import { useAnswer } from './answers.ts'
import type { TableProps } from './item-props.ts'
import { tableAnswer } from './table-answer.ts'
import { numberText } from './typed-number.ts'

/** The sum of the integers in the second column (rule 12.6), of the present answers. */
export function TableSum({ item, answers }: Pick<TableProps, 'item' | 'answers'>) {
  const answer = useAnswer(answers, item.id)
  return <strong className="num">{numberText(tableSum(item, tableAnswer(answer)))}</strong>
}
