import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { fieldAria } from '../ui/fields/field-aria.ts'
import { FieldShell } from '../ui/fields/field-shell.tsx'
import { AmountLines } from './amount-lines.tsx'
import { emptyLines, withZeros } from './financial-answer.ts'
import styles from './financial-situation.module.css'
import type { ItemProps } from './item-props.ts'

/** Regular incomes and expenses, line by line with their sums; a button fills empty lines with zero. */
export function FinancialSituationItem({ item, answers, field, faults }: ItemProps<'financialSituation'>) {
  const { t } = useTranslation('form')
  const lines = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')

  function fillZeros() {
    const count = emptyLines(item, answers.latest(item.id))
    // Uncontrolled inputs are not rendered again, so no typed text is lost; only the empty ones are set.
    for (const input of Array.from(lines.current?.querySelectorAll('input') ?? [])) {
      if (input.value.trim() === '') input.value = '0'
    }
    answers.choose(item.id, (before) => withZeros(item, before))
    setSaid(count === 0 ? t(($) => $.nothingToFill) : t(($) => $.zerosFilled, { count }))
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
          <p role="status" className={styles.said}>
            {said}
          </p>
        </div>
      </div>
    </FieldShell>
  )
}
