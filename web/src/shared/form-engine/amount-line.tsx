import { type FocusEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormCode, ItemOf } from '#rules/forms/form.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import type { Answers } from './answers.ts'
import { useFaultText } from './fault-text.ts'
import { amountText, type MoneySide, withAmount } from './financial-answer.ts'
import { fieldNameAt } from './item-props.ts'

type AmountLineProps = {
  itemId: string
  side: MoneySide
  line: ItemOf<'financialSituation'>[MoneySide][number]
  answers: Answers
  fault: FormCode | undefined
  onLeave: (event: FocusEvent<HTMLInputElement>) => void
}

/** One amount. Does not render when another amount changes. */
export const AmountLine = memo(function AmountLine({ itemId, side, line, answers, fault, onLeave }: AmountLineProps) {
  const { t } = useTranslation('form')
  const faultText = useFaultText()
  return (
    <TextField
      name={fieldNameAt(`${itemId}.${side}.${line.id}`)}
      label={line.title}
      hint={line.description}
      hintPlacement="bottom"
      error={faultText(fault, 'financialSituation')}
      inputMode="numeric"
      autoComplete="off"
      width="short"
      unit={t(($) => $.crowns)}
      defaultValue={amountText(answers.latest(itemId), side, line.id)}
      onBlur={onLeave}
      onChange={({ currentTarget: { value } }) =>
        answers.type(itemId, (before) => withAmount(before, side, line.id, value))
      }
    />
  )
})
