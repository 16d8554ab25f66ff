import { type ChangeEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkAngelNumber } from '#rules/formats/angel-number.ts'
import { withoutSpaces } from '#rules/formats/spaces.ts'
import type { Frequency } from '#web/shared/api/wire.ts'
import { afterClick } from '#web/shared/forms/after-click.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { ToggleField } from '#web/shared/ui/fields/toggle-field.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { AmountChoice } from './amount-choice.tsx'
import styles from './choice.module.css'
import type { TypedAmount } from './gift-amount.ts'

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
      <div className={cx(styles.chooser, choice.giver.kind === 'known' && styles.known)}>
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

type GiverChoiceProps = { giver: Giver; onChoose: (giver: Giver) => void }

/** The donor's number: known for a signed-in donor, otherwise typed. */
function GiverChoice({ giver, onChoose }: GiverChoiceProps) {
  const { t } = useTranslation('giving')
  if (giver.kind === 'known')
    return (
      <p className={styles.own}>
        <SpokenText text={t(($) => $.giver.known, { number: giver.number })} />
      </p>
    )

  const choose = ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
    onChoose(value === 'typed' ? { kind: 'typed', number: '' } : { kind: 'anonymous' })

  return (
    <>
      <RadioField
        name="giver"
        label={t(($) => $.giver.question)}
        defaultValue={giver.kind}
        onChange={choose}
        choices={[
          { value: 'anonymous', label: t(($) => $.giver.anonymous), hint: t(($) => $.giver.anonymousHint) },
          { value: 'typed', label: t(($) => $.giver.typed), hint: t(($) => $.giver.typedHint) },
        ]}
      />
      {giver.kind === 'typed' && (
        <NumberTyped number={giver.number} onType={(number) => onChoose({ kind: 'typed', number })} />
      )}
      <KnownLink className="standalone-link" to={paths.registration}>
        {t(($) => $.giver.register)}
      </KnownLink>
    </>
  )
}

/** Validates the digits when the donor leaves the field; accepts valid ones at once. */
function NumberTyped({ number, onType }: { number: string; onType: (number: string) => void }) {
  const { t } = useTranslation('giving')
  const [wasLeft, setLeft] = useState(false)
  const isWrong = wasLeft && number !== '' && !isAngelNumber(number)
  return (
    <TextField
      name="angelNumber"
      label={t(($) => $.giver.number)}
      hint={t(($) => $.giver.numberHint)}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      width="short"
      defaultValue={number}
      onChange={({ target }) => onType(withoutSpaces(target.value))}
      onBlur={() => afterClick(() => setLeft(true))}
      error={isWrong ? t(($) => $.giver.numberWrong) : undefined}
    />
  )
}

/** The number of anonymous gifts (rule 6.8). */
const ANONYMOUS_NUMBER = '11111111'

/** The owner of the gift. A visitor chooses: an angel number, or an anonymous gift. */
type Giver = { kind: 'known'; number: string } | { kind: 'typed'; number: string } | { kind: 'anonymous' }

/** The owner of the gift by the link; without a symbol, as if there were no link. */
export function giverOf(symbol: string | null | undefined, ownNumber: string | undefined): Giver {
  if (symbol === ANONYMOUS_NUMBER) return { kind: 'anonymous' }
  if (symbol != null && symbol !== ownNumber) return { kind: 'typed', number: symbol }
  return ownNumber === undefined ? { kind: 'anonymous' } : { kind: 'known', number: ownNumber }
}

/** The variable symbol of a gift; undefined while the number is invalid (rule 6.8). */
export function symbolOf(giver: Giver, anonymousNumber: string | undefined): string | undefined {
  if (giver.kind === 'anonymous') return anonymousNumber
  return isAngelNumber(giver.number) ? giver.number : undefined
}

function isAngelNumber(text: string): boolean {
  return checkAngelNumber(text) === true
}
