import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#web/shared/format/money.ts'
import { NumberField } from '#web/shared/ui/fields/number-field.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './choice.module.css'
import { MAX_CROWNS, OFFERED_AMOUNTS, readAmount, type TypedAmount } from './gift-amount.ts'

const OWN = 'own'

type AmountChoiceProps = {
  /** Unique for each choice on the page. */
  name: string
  label: string
  initial: number | undefined
  onChoose: (amount: TypedAmount) => void
}

/** Reports every change at once, because this form sends nothing. */
export function AmountChoice({ name, label, initial, onChoose }: AmountChoiceProps) {
  const { t } = useTranslation('giving')
  const language = useLanguage()
  const isOffered = OFFERED_AMOUNTS.some((amount) => amount === initial)
  const [pressed, setPressed] = useState(isOffered ? `${initial}` : OWN)
  const [typed, setTyped] = useState(isOffered || initial === undefined ? '' : `${initial}`)
  const own = readAmount(typed)

  function press({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    setPressed(value)
    onChoose(readAmount(value === OWN ? typed : value))
  }

  function type({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    setTyped(value)
    onChoose(readAmount(value))
  }

  return (
    <div className={styles.amount}>
      <fieldset>
        <legend className={styles.legend}>{label}</legend>
        <div className={styles.pills}>
          {[...OFFERED_AMOUNTS.map(String), OWN].map((value) => (
            <label key={value} className={styles.pill}>
              <input type="radio" name={name} value={value} checked={pressed === value} onChange={press} />
              <span>
                {value === OWN ? (
                  t(($) => $.amount.other)
                ) : (
                  <SpokenText text={formatMoney(Number(value), language)} isName />
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {pressed === OWN && (
        <NumberField
          name={`${name}-own`}
          label={t(($) => $.amount.own)}
          hint={t(($) => $.amount.ownHint)}
          min={1}
          max={MAX_CROWNS}
          understood={(crowns) => t(($) => $.amount.understood, { amount: formatMoney(crowns, language) })}
          enterKeyHint="done"
          defaultValue={typed}
          onChange={type}
          error={own.isGood ? undefined : t(($) => $.amount.wrong, { most: MAX_CROWNS, example: 1500 })}
        />
      )}
    </div>
  )
}
