import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/card.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { AmountChoice } from './amount-choice.tsx'
import type { Choices } from './form-choices.ts'
import styles from './registration.module.css'
import { NO_AMOUNT, OWN_AMOUNT } from './registration-values.ts'

type ContributionSectionProps = { choices: Choices }

/** The first contribution, if the donor wants one now; only then the other fields show. */
export function ContributionSection({ choices }: ContributionSectionProps) {
  const { t } = useTranslation('registration')
  return (
    <Card as="section" variant="roomy" className={styles.section} aria-labelledby="registration-contribution">
      <div className={styles.title}>
        <h2 id="registration-contribution">{t(($) => $.contributionTitle)}</h2>
        <p className="soft">{t(($) => $.contributionLead)}</p>
      </div>
      <AmountChoice />
      <div className={styles.fields} hidden={choices.amount === NO_AMOUNT}>
        <div hidden={choices.amount !== OWN_AMOUNT}>
          <TextField
            name="contribution.amount"
            label={t(($) => $.ownAmount)}
            maxCharacters={12}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
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
      </div>
    </Card>
  )
}
