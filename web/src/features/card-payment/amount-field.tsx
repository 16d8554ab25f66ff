import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#web/shared/format/money.ts'
import { typeInto } from '#web/shared/forms/fill-parts.ts'
import { readNumber } from '#web/shared/forms/typed-number.ts'
import { NumberField } from '#web/shared/ui/fields/number-field.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './card-payment-form.module.css'

/** Over 20 Kč (rule 7.8). */
const LEAST = 21

const suggestions = [200, 300, 500, 1_000]

type AmountFieldProps = { initial: string; typed: string; limit: number | undefined }

export function AmountField({ initial, typed, limit }: AmountFieldProps) {
  const { t } = useTranslation('card-payment')
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const money = (crowns: number) => formatMoney(crowns, language)
  const least = money(20)
  return (
    <div className={styles.amount}>
      <NumberField
        ref={input}
        name="amount"
        hint={
          <SpokenText
            text={
              limit === undefined
                ? t(($) => $.amount.hint, { least })
                : t(($) => $.amount.hintWithLimit, { least, most: money(limit) })
            }
          />
        }
        defaultValue={initial}
        min={LEAST}
        max={limit}
        blockArrows
        understood={(crowns) => t(($) => $.amount.understood, { amount: money(crowns) })}
        enterKeyHint="next"
      />
      <fieldset className={styles.suggestions}>
        <legend className="visually-hidden">{t(($) => $.amount.suggestions)}</legend>
        {suggestions.map((crowns) => (
          <button
            key={crowns}
            type="button"
            className={styles.suggestion}
            aria-pressed={readNumber(typed) === crowns}
            onClick={() => typeInto(input.current ?? undefined, `${crowns}`)}
          >
            <SpokenText text={money(crowns)} isName />
          </button>
        ))}
      </fieldset>
    </div>
  )
}
