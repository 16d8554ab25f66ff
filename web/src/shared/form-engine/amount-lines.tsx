import { type FocusEvent, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../format/money.ts'
import { fieldAria } from '../ui/fields/field-aria.ts'
import { FieldShell } from '../ui/fields/field-shell.tsx'
import { AmountLine } from './amount-line.tsx'
import { useAnswer } from './answers.ts'
import { useFaultText } from './fault-text.ts'
import { type MoneySide, sumOfSide } from './financial-answer.ts'
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
        <span>{text}</span> <strong className="num">{formatMoney(sumOfSide(answer, side), 'cs')}</strong>
      </p>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </FieldShell>
  )
}
