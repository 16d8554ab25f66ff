import { type FocusEvent, memo, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormCode, ItemOf } from '#rules/forms/form.ts'
import { formatMoney } from '../format/money.ts'
import { Button } from '../ui/button/button.tsx'
import { fieldAria } from '../ui/fields/field-aria.ts'
import { FieldShell } from '../ui/fields/field-shell.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { SpokenText } from '../ui/spoken/spoken-text.tsx'
import { type Answers, useAnswer } from './answers.ts'
import { useFaultText } from './fault-text.ts'
import { amountText, emptyLines, type MoneySide, sumOfSide, withAmount, withZeros } from './financial-answer.ts'
import styles from './financial-situation.module.css'
import { fieldNameAt, type ItemProps } from './item-props.ts'

type AmountLinesProps = Omit<ItemProps<'financialSituation'>, 'field' | 'today'> & { side: MoneySide }

/** The lines of one side with their sum. A screen reader announces the sum when the user leaves the side, not with every amount. */
function AmountLines({ item, side, answers, faults }: AmountLinesProps) {
  const { t } = useTranslation('form')
  const faultText = useFaultText()
  const answer = useAnswer(answers, item.id)
  const [announcement, setAnnouncement] = useState('')
  const path = `${item.id}.${side}`
  const name = <span className={styles.name}>{t(($) => $[side])}</span>
  const field = { name: fieldNameAt(path), label: name, error: faultText(faults[path]) }
  const text = t(($) => $[`${side}Sum`])

  const leave = useCallback(
    ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      if (currentTarget.closest('fieldset')?.contains(relatedTarget)) return
      setAnnouncement(`${text}: ${formatMoney(sumOfSide(answers.latest(item.id), side), 'cs')}`)
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
        <SpokenText text={announcement} />
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

/** Regular incomes and expenses, line by line with their sums; a button fills empty lines with zero. */
export function FinancialSituationItem({ item, answers, field, faults }: ItemProps<'financialSituation'>) {
  const { t } = useTranslation('form')
  const lines = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')

  function fillZeros() {
    const count = emptyLines(item, answers.latest(item.id))
    // Uncontrolled inputs are not rendered again, so no typed text is lost; only the empty ones are set.
    for (const input of Array.from(lines.current?.querySelectorAll('input') ?? [])) {
      if (input.value.trim() === '') input.value = '0'
    }
    answers.choose(item.id, (before) => withZeros(item, before))
    setAnnouncement(count === 0 ? t(($) => $.nothingToFill) : t(($) => $.zerosFilled, { count }))
  }

  return (
    <FieldShell field={field} aria={fieldAria(field)} group>
      <div ref={lines} className={styles.sides}>
        <AmountLines item={item} side="incomes" answers={answers} faults={faults} />
        <AmountLines item={item} side="expenses" answers={answers} faults={faults} />
        <div>
          <Button variant="secondary" onClick={fillZeros}>
            {t(($) => $.fillZeros)}
          </Button>
          <p role="status" className={styles.status}>
            {announcement}
          </p>
        </div>
      </div>
    </FieldShell>
  )
}
