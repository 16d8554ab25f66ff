import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import type { RecipientPhoto } from '#web/shared/api/wire.ts'
import { monthChoices } from '#web/shared/format/czech-days.ts'
import { birthYears } from '#web/shared/forms/birth-date.ts'
import { textLimit } from '#web/shared/forms/text-limit.ts'
import { cx } from '#web/shared/ui/class-names.ts'
import type { FormTexts } from '#web/shared/ui/fields/contract-form.tsx'
import { FormContext } from '#web/shared/ui/fields/field-aria.ts'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { TextAreaField } from '#web/shared/ui/fields/text-area-field.tsx'
import styles from './recipient-photo.module.css'
import { presentMonth } from './taken-month.ts'

/** The date and the description of the photo. */
export function PhotoFields({ photo }: { photo?: RecipientPhoto | undefined }) {
  const { t } = useTranslation('recipient-photo')
  const years = birthYears(useClockValue((now) => presentMonth(now).takenYear))
  // An old photo may have a year that the list does not offer.
  const offered = photo && !years.includes(photo.takenYear) ? [...years, photo.takenYear] : years
  const errors = use(FormContext)?.errors
  const isWrong = errors?.takenMonth !== undefined || errors?.takenYear !== undefined
  return (
    <>
      <fieldset className={styles.taken}>
        <legend>{t(($) => $.taken)}</legend>
        <div className={cx(styles.pair, isWrong && styles.apart)}>
          <SelectField name="takenMonth" choices={monthChoices} defaultValue={photo && `${photo.takenMonth}`} />
          <SelectField
            name="takenYear"
            choices={offered.map((year) => ({ value: `${year}`, label: `${year}` }))}
            defaultValue={photo && `${photo.takenYear}`}
          />
        </div>
      </fieldset>
      <TextAreaField
        name="description"
        hint={t(($) => $.descriptionHint)}
        defaultValue={photo?.description}
        maxCharacters={textLimit}
        rows={3}
        autoCapitalize="sentences"
        enterKeyHint="done"
      />
    </>
  )
}

/** `refused`: why the chosen file was refused; until another one is chosen that is the fault of the photo. */
export function usePhotoTexts(refused?: string): FormTexts {
  const { t } = useTranslation('recipient-photo')
  const labels = {
    photo: t(($) => $.photo),
    takenMonth: t(($) => $.takenMonth),
    takenYear: t(($) => $.takenYear),
    description: t(($) => $.description),
  }
  return {
    labels,
    ownText: (name, code) => {
      if (name === 'takenMonth' && code === 'future') return { afterLabel: t(($) => $.error.future) }
      return name === 'photo' ? { afterLabel: refused ?? t(($) => $.error.noPhoto) } : undefined
    },
  }
}
