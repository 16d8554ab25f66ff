import type { FormDefinition, FormItem, FormSection } from '#rules/forms/form.ts'
import { answerAt, itemsOf, shownItems } from '#rules/forms/shown-items.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { AnswerView } from './answer-view.tsx'
import { type Answers, useAllAnswers } from './answers.ts'

export type AnswersSummaryProps = { definition: FormDefinition; section: FormSection; answers: Answers }

/** What was answered in a section, question by question: for checking, reading after sending, and print. */
export function AnswersSummary({ definition, section, answers }: AnswersSummaryProps) {
  const all = useAllAnswers(answers)
  const asked = shownItems(itemsOf(definition), all).filter(
    (item) => section.items.includes(item) && item.itemType !== 'paragraph',
  )
  return (
    <DescriptionList
      rows={asked.map((item) => ({
        id: item.id,
        term: questionOf(item),
        value: <AnswerView item={item} answer={answerAt(all, item.id)} />,
      }))}
    />
  )
}

const questionOf = ({ question, title = '' }: FormItem): string => question ?? title
