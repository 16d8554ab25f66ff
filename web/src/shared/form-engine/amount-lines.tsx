import { type FocusEvent, memo, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormCode, ItemOf } from '#rules/forms/form.ts'
import { formatMoney } from '../format/money.ts'
import { fieldAria } from '../ui/fields/field-aria.ts'
import { FieldShell } from '../ui/fields/field-shell.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { SpokenText } from '../ui/spoken-text.tsx'
import { type Answers, useAnswer } from './answers.ts'
import { useFaultText } from './fault-text.ts'
import { amountText, type MoneySide, sumOfSide, withAmount } from './financial-answer.ts'
import styles from './financial-situation.module.css'
import { fieldNameAt, type ItemProps } from './item-props.ts'

type AmountLinesProps = Omit<ItemProps<'financialSituation'>, 'field' | 'today'> & { side: MoneySide }

/** The lines of one side with their sum. A screen reader announces the sum when the user leaves the side, not with every amount. */
export function AmountLines({ item, side, answers, faults }: AmountLinesProps) {
  const { t } = useTranslation('form')
  const faultText = useFaultText()
  const answer = useAnswer(answers, item.id)
  const [said, setSaid] = useState('')
  const path = `${item.id}.${side}`
  const name = <span className={styles.name}>{t(($) => $[side])}</span>
  const field = { name: fieldNameAt(path), label: name, error: faultText(faults[path]) }
  const text = t(($) => $[`${side}Sum`])

  const leave = useCallback(
    ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      if (currentTarget.closest('fieldset')?.contains(relatedTarget)) return
      setSaid(`${text}: ${formatMoney(sumOfSide(answers.latest(item.id), side), 'cs')}`)
    },
    [answers, item.id, side, text],
  )

  return (
    <FieldShell field={field} aria={fieldAria(field)} group>
      <div className={styles.lines}>
        {item[side].map((line) => (
          <AmountLine
            key={line.id}
            itemId={item.id}
            side={side}
            line={line}
            answers={answers}
            fault={faults[`${path}.${line.id}`]}
            onLeave={leave}
          />
        ))}
      </div>
      <p className={styles.sum}>
        <span>{text}</span>{' '}
        <strong className="num">
          <SpokenText text={formatMoney(sumOfSide(answer, side), 'cs')} />
        </strong>
      </p>
      <span role="status" className="visually-hidden">
        <SpokenText text={said} />
      </span>
    </FieldShell>
  )
}

type AmountLineProps = {
  itemId: string
  side: MoneySide
  line: ItemOf<'financialSituation'>[MoneySide][number]
  answers: Answers
  fault: FormCode | undefined
  onLeave: (event: FocusEvent<HTMLInputElement>) => void
}

/** One amount. Does not render when another amount changes. */
const AmountLine = memo(function AmountLine({ itemId, side, line, answers, fault, onLeave }: AmountLineProps) {
  const { t } = useTranslation('form')
  const faultText = useFaultText()
  return (
    <TextField
      name={fieldNameAt(`${itemId}.${side}.${line.id}`)}
      label={line.title}
      hint={line.description}
      hintPlacement="bottom"
      error={faultText(fault, { itemType: 'financialSituation' })}
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
