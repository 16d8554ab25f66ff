import { type RefObject, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react'
import type { FormDefinition, FormFaults, FormItem, FormSection } from '#rules/forms/form.ts'
import { itemsOf, shownItems } from '#rules/forms/shown-items.ts'
import { useClockValue } from '../api/use-clock-value.ts'
import type { Remark } from '../api/wire.ts'
import { pragueDay } from '../format/prague-day.ts'
import { afterClick } from '../forms/after-click.ts'
import { usePortalLocation } from '../navigation/navigation.tsx'
import { focusField } from '../ui/fields/error-summary.tsx'
import { fieldId } from '../ui/fields/field-aria.ts'
import type { Answers } from './answers.ts'
import styles from './form-item.module.css'
import { FormItemFields } from './form-item.tsx'
import { faultsOfItem, fieldNameAt } from './item-props.ts'

export type FormSectionFieldsProps = {
  definition: FormDefinition
  section: FormSection
  answers: Answers
  /** Faults found by the last validation; each field is validated again as its answer changes. */
  faults: FormFaults
  /** Remarks of the foundation, each with its item. */
  remarks: readonly Remark[]
}

/** The screen loads the Czech texts of the namespace `form`. */
export function FormSectionFields({ definition, section, answers, faults: found, remarks }: FormSectionFieldsProps) {
  // The summary of the faults comes first: hundreds of messages would hold it up.
  const faults = useDeferredValue(found)
  const shown = useShownIds(definition, section, answers)
  const today = useClockValue(pragueDay)
  const place = useFlush(answers)
  useFieldOfAddress()
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

/** Renders when a question appears or disappears, not with every answer. */
function useShownIds(definition: FormDefinition, section: FormSection, answers: Answers): readonly string[] {
  const read = () =>
    shownItems(itemsOf(definition), answers.all())
      .filter((item) => section.items.includes(item))
      .map(({ id }) => id)
      .join(' ')
  return useSyncExternalStore(answers.subscribe, read, read).split(' ')
}

/** Focuses the field that the URL fragment names, after a link from the summary on another page. */
function useFieldOfAddress() {
  const { hash } = usePortalLocation()
  useEffect(() => {
    const prefix = `#${fieldId(fieldNameAt(''))}`
    // After the page has moved the focus to its heading, as it does after every navigation.
    if (hash.startsWith(prefix)) queueMicrotask(() => focusField(decodeURIComponent(hash.slice(1))))
  }, [hash])
}

/** All remarks of the foundation about an item. */
function remarkTo({ id }: FormItem, remarks: readonly Remark[]): string | undefined {
  const texts = remarks.filter(({ itemId }) => itemId === id).map(({ text }) => text)
  return texts.length === 0 ? undefined : texts.join(' ')
}

/**
 * Flushes on blur, on submit, when the page is closed and when the fields are unmounted. Runs before all other
 * listeners, so that a draft saved by one of them is complete.
 */
function useFlush(answers: Answers): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = place.current
    const form = fields?.closest('form')
    const { flush } = answers
    const onFocusOut = () => afterClick(flush)
    fields?.addEventListener('focusout', onFocusOut)
    form?.addEventListener('submit', flush, true)
    window.addEventListener('pagehide', flush, true)
    window.addEventListener('visibilitychange', flush, true)
    return () => {
      flush()
      fields?.removeEventListener('focusout', onFocusOut)
      form?.removeEventListener('submit', flush, true)
      window.removeEventListener('pagehide', flush, true)
      window.removeEventListener('visibilitychange', flush, true)
    }
  }, [answers])
  return place
}
