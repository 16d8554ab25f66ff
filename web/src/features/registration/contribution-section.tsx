import { useTranslation } from 'react-i18next'
import { formatMoney } from '#web/shared/format/money.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { fieldAria } from '#web/shared/ui/fields/field-aria.ts'
import { FieldShell } from '#web/shared/ui/fields/field-shell.tsx'
import { NumberField } from '#web/shared/ui/fields/number-field.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './registration.module.css'
import { type Choices, LEAST_BY_CARD, NO_AMOUNT, OWN_AMOUNT, suggestedAmounts } from './registration-values.ts'

type ContributionSectionProps = { choices: Choices }

/** The first contribution, if the donor wants one now; only then the other fields show. */
export function ContributionSection({ choices }: ContributionSectionProps) {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  return (
    <Card as="section" variant="roomy" className={styles.section} aria-labelledby="registration-contribution">
      <Stack gap={1}>
        <h2 id="registration-contribution">{t(($) => $.contributionTitle)}</h2>
        <p className="soft">{t(($) => $.contributionLead)}</p>
      </Stack>
      <AmountChoice />
      <Stack hidden={choices.amount === NO_AMOUNT}>
        <div hidden={choices.amount !== OWN_AMOUNT}>
          <NumberField
            name="contribution.amount"
            min={choices.method === 'card' ? LEAST_BY_CARD : 1}
            enterKeyHint="next"
            understood={(crowns) => t(($) => $.understood, { amount: formatMoney(crowns, language) })}
          />
        </div>
        <RadioField
          name="contribution.frequency"
          label={t(($) => $.frequency)}
          defaultValue="recurring"
          choices={[
            { value: 'recurring', label: t(($) => $.recurring), hint: t(($) => $.recurringHint) },
            { value: 'one-off', label: t(($) => $.oneOff) },
          ]}
        />
        <RadioField
          name="contribution.method"
          label={t(($) => $.method)}
          defaultValue="card"
          choices={[
            { value: 'card', label: t(($) => $.card), hint: t(($) => $.cardHint) },
            { value: 'transfer', label: t(($) => $.transfer), hint: t(($) => $.transferHint) },
            { value: 'qr', label: t(($) => $.qr), hint: t(($) => $.qrHint) },
          ]}
        />
      </Stack>
    </Card>
  )
}

/** A radio group with the look of coins in a row. */
function AmountChoice() {
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
            <span translate={Number(value) > 0 ? 'no' : 'yes'}>{label}</span>
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
