import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../shared/format/money.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { NumberField } from '../../shared/ui/fields/number-field.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import styles from './card-payment-form.module.css'

const suggestions = [200, 300, 500, 1_000]

type AmountFieldProps = { initial: string; typed: string; limit: number | undefined }

export function AmountField({ initial, typed, limit }: AmountFieldProps) {
  const { t } = useTranslation('card-payment')
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const money = (crowns: number) => withNoBreakSpaces(formatMoney(crowns, language))
  const least = money(20)
  return (
    <div className={styles.amount}>
      <NumberField
        ref={input}
        name="amount"
        label={t(($) => $.amount.label)}
        hint={
          limit === undefined
            ? t(($) => $.amount.hint, { least })
            : t(($) => $.amount.hintWithLimit, { least, most: money(limit) })
        }
        defaultValue={initial}
        min={21}
        step={1}
        blockExponent
        blockArrows
        autoComplete="off"
        enterKeyHint="next"
      />
      <fieldset className={styles.suggestions}>
        <legend className="visually-hidden">{t(($) => $.amount.suggestions)}</legend>
        {suggestions.map((crowns) => (
          <button
            key={crowns}
            type="button"
            className={styles.suggestion}
            aria-pressed={Number(typed) === crowns}
            onClick={() => input.current && fillIn(input.current, `${crowns}`)}
          >
            {money(crowns)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** React tracks the element's own `value` and would miss the change. */
function fillIn(input: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
