import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Frequency } from '../../shared/api/wire.ts'
import { Card } from '../../shared/ui/card.tsx'
import { ToggleField } from '../../shared/ui/fields/toggle-field.tsx'
import { AmountChoice } from './amount-choice.tsx'
import styles from './choice.module.css'
import type { TypedAmount } from './gift-amount.ts'
import type { Giver } from './giver.ts'
import { GiverChoice } from './giver-choice.tsx'

export type GiftChoice = { frequency: Frequency; amount: TypedAmount; giver: Giver }

type GiftChooserProps = {
  choice: GiftChoice
  onChoose: (part: Partial<GiftChoice>) => void
  /** The actions available at once. */
  actions: ReactNode
}

/** The amount, the frequency and the donor's number: the page below updates immediately. */
export function GiftChooser({ choice, onChoose, actions }: GiftChooserProps) {
  const { t } = useTranslation('giving')
  return (
    <Card as="section" variant="roomy" aria-label={t(($) => $.choose.title)} className="no-print">
      <div className={styles.chooser}>
        <div className={styles.part}>
          <ToggleField
            name="monthly"
            label={t(($) => $.choose.often)}
            trueText={t(($) => $.choose.monthly)}
            falseText={t(($) => $.choose.once)}
            defaultValue={choice.frequency === 'recurring'}
            onChange={({ target }) => onChoose({ frequency: target.value === 'true' ? 'recurring' : 'one-off' })}
          />
          <AmountChoice
            name="amount"
            label={t(($) => $.choose[choice.frequency === 'recurring' ? 'muchMonthly' : 'much'])}
            initial={choice.amount.amount}
            onChoose={(amount) => onChoose({ amount })}
          />
        </div>
        <div className={styles.part}>
          <GiverChoice giver={choice.giver} onChoose={(giver) => onChoose({ giver })} />
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Card>
  )
}
