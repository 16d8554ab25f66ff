import { useTranslation } from 'react-i18next'
import { formatMoney } from '#web/shared/format/money.ts'
import { cx } from '#web/shared/ui/class-names.ts'
import { fieldAria } from '#web/shared/ui/fields/field-aria.ts'
import { FieldShell } from '#web/shared/ui/fields/field-shell.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './amount-choice.module.css'
import { NO_AMOUNT, OWN_AMOUNT, suggestedAmounts } from './registration-values.ts'

/** A radio group with the look of coins in a row. */
export function AmountChoice() {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  const field = { name: 'contribution.choice', label: t(($) => $.amount) }
  const tiles = [
    ...suggestedAmounts.map((amount) => ({ value: amount, label: formatMoney(Number(amount), language) })),
    { value: OWN_AMOUNT, label: t(($) => $.amountOwn) },
    { value: NO_AMOUNT, label: t(($) => $.amountLater) },
  ]
  return (
    <FieldShell field={field} aria={fieldAria(field)} group>
      <div className={styles.tiles}>
        {tiles.map(({ value, label }) => (
          <label key={value} className={cx(styles.tile, Number(value) > 0 && styles.sum)}>
            <input type="radio" name={field.name} value={value} defaultChecked={value === NO_AMOUNT} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
