import { useTranslation } from 'react-i18next'
import { useServerClock } from '../../shared/api/api-context.tsx'
import type { RecipientPhoto } from '../../shared/api/wire.ts'
import { birthYears } from '../../shared/forms/birth-date.ts'
import type { FieldErrors } from '../../shared/forms/field-error.ts'
import { textLimit } from '../../shared/forms/text-limit.ts'
import { cx } from '../../shared/ui/class-names.ts'
import { SelectField } from '../../shared/ui/fields/select-field.tsx'
import { TextAreaField } from '../../shared/ui/fields/text-area-field.tsx'
import styles from './recipient-photo.module.css'
import { monthChoices, presentMonth } from './taken-month.ts'

/** The date and the description of the photo. */
export function PhotoFields({ photo, errors }: { photo?: RecipientPhoto | undefined; errors: FieldErrors }) {
  const { t } = useTranslation('recipient-photo')
  const present = presentMonth(useServerClock().now())
  const years = birthYears(present.takenYear)
  // An old photo may have a year that the list does not offer.
  const offered = photo && !years.includes(photo.takenYear) ? [...years, photo.takenYear] : years
  const isWrong = errors.takenMonth !== undefined || errors.takenYear !== undefined
  return (
    <>
      <fieldset className={styles.taken}>
        <legend>{t(($) => $.taken)}</legend>
        <div className={cx(styles.pair, isWrong && styles.apart)}>
          <SelectField
            name="takenMonth"
            label={t(($) => $.takenMonth)}
            choices={monthChoices}
            defaultValue={photo && `${photo.takenMonth}`}
            errors={errors}
          />
          <SelectField
            name="takenYear"
            label={t(($) => $.takenYear)}
            choices={offered.map((year) => ({ value: `${year}`, label: `${year}` }))}
            defaultValue={photo && `${photo.takenYear}`}
            errors={errors}
          />
        </div>
      </fieldset>
      <TextAreaField
        name="description"
        label={t(($) => $.description)}
        hint={t(($) => $.descriptionHint)}
        defaultValue={photo?.description}
        errors={errors}
        maxCharacters={textLimit}
        rows={3}
        autoCapitalize="sentences"
        enterKeyHint="done"
      />
    </>
  )
}
