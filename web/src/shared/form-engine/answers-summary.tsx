import { useTranslation } from 'react-i18next'
import type { FormDefinition, FormItem, FormSection } from '#rules/forms/form.ts'
import { answerAt } from '#rules/forms/shown-items.ts'
import { DescriptionList } from '../ui/description-list/description-list.tsx'
import { AnswerView } from './answer-view.tsx'
import { hasValue, questionsIn } from './answered.ts'
import { type Answers, useAllAnswers } from './answers.ts'
import { asLabel } from './fault-labels.ts'

export type AnswersSummaryProps = { definition: FormDefinition; section: FormSection; answers: Answers }

/** A section without any answer is one line, and optional questions without an answer are listed in one line. */
export function AnswersSummary({ definition, section, answers }: AnswersSummaryProps) {
  const { t } = useTranslation('form')
  const all = useAllAnswers(answers)
  const shownQuestions = questionsIn(definition, section, all)
  const isAnswered = ({ id }: FormItem) => hasValue(answerAt(all, id))
  if (!shownQuestions.some(isAnswered)) {
    const isNeeded = shownQuestions.some(({ required }) => required)
    return <p className="soft">{isNeeded ? t(($) => $.notYet) : t(($) => $.notNeeded)}</p>
  }
  const left = shownQuestions.filter((item) => !item.required && !isAnswered(item))
  const questions = left.map((item) => asLabel(questionOf(item))).join(' · ')
  return (
    <>
      <DescriptionList
        rows={shownQuestions
          .filter((item) => !left.includes(item))
          .map((item) => ({
            id: item.id,
            term: questionOf(item),
            value: <AnswerView item={item} answer={answerAt(all, item.id)} />,
          }))}
      />
      {left.length > 0 && <p className="soft small">{t(($) => $.leftOut, { questions })}</p>}
    </>
  )
}

const questionOf = ({ question, title = '' }: FormItem): string => question ?? title
