import { useEffect, useSyncExternalStore } from 'react'
import type { FormDefinition, FormFaults, FormItem, FormSection } from '#rules/forms/form.ts'
import { itemsOf, shownItems } from '#rules/forms/shown-items.ts'
import { useClockValue } from '../api/use-clock-value.ts'
import type { Remark } from '../api/wire.ts'
import { pragueDay } from '../format/prague-day.ts'
import { usePortalLocation } from '../navigation/navigation.tsx'
import { focusField } from '../ui/fields/error-summary.tsx'
import { fieldId } from '../ui/fields/field-aria.ts'
import type { Answers } from './answers.ts'
import styles from './form-item.module.css'
import { FormItemFields } from './form-item.tsx'
import { faultsOfItem, fieldNameAt } from './item-props.ts'
import { UnknownForm } from './unknown-form.tsx'
import { useFlush } from './use-flush.ts'
import { validated } from './validated.ts'

export type FormSectionFieldsProps = {
  definition: FormDefinition
  section: FormSection
  answers: Answers
  /** What the last check found; each field is judged anew as its answer changes. */
  faults: FormFaults
  /** What the foundation asks for, by item. */
  remarks: readonly Remark[]
}

/**
 * The questions of a section that are asked by what was answered so far. A form that is not known whole is not shown at all. The screen
 * brings the Czech texts of the namespace `form` with it (`locales/cs.json` here).
 */
export function FormSectionFields({ definition, section, answers, faults, remarks }: FormSectionFieldsProps) {
  const unknown = validated(definition)
  const shown = useShownIds(definition, section, answers)
  const today = useClockValue(pragueDay)
  const place = useFlush(answers)
  useFieldOfAddress()
  if (unknown) return <UnknownForm fault={unknown} />
  return (
    <div ref={place} className={styles.items}>
      {section.items
        .filter(({ id }) => shown.includes(id))
        .map((item) => (
          <FormItemFields
            key={item.id}
            item={item}
            answers={answers}
            faults={faultsOfItem(faults, item)}
            today={today}
            isChecked={Object.keys(faults).length > 0}
            remark={remarkTo(item, remarks)}
          />
        ))}
    </div>
  )
}

/** Renders when a question comes or goes, not with every answer. */
function useShownIds(definition: FormDefinition, section: FormSection, answers: Answers): readonly string[] {
  const read = () =>
    shownItems(itemsOf(definition), answers.all())
      .filter((item) => section.items.includes(item))
      .map(({ id }) => id)
      .join(' ')
  return useSyncExternalStore(answers.subscribe, read, read).split(' ')
}

/** Somebody comes from the summary of another page, whose link names the field after `#`. */
function useFieldOfAddress() {
  const { hash } = usePortalLocation()
  useEffect(() => {
    const prefix = `#${fieldId(fieldNameAt(''))}`
    // After the page has moved the focus to its heading, as it does wherever somebody arrives.
    if (hash.startsWith(prefix)) queueMicrotask(() => focusField(decodeURIComponent(hash.slice(1))))
  }, [hash])
}

/** All that the foundation says to an item. */
function remarkTo({ id }: FormItem, remarks: readonly Remark[]): string | undefined {
  const texts = remarks.filter(({ itemId }) => itemId === id).map(({ text }) => text)
  return texts.length === 0 ? undefined : texts.join(' ')
}
