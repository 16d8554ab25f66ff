import { useTranslation } from 'react-i18next'
import type { FormDefinition, FormFaults } from '#rules/forms/form.ts'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import { fieldId } from '../ui/fields/field-aria.ts'
import { faultLabels } from './fault-labels.ts'
import { useFaultText } from './fault-text.ts'
import { fieldNameAt } from './item-props.ts'

export type FaultsSummaryProps = {
  definition: FormDefinition
  faults: FormFaults
  /** Where the section of a fault is, when it is on another page; `soubory` is the step of files. */
  sectionHref?: ((sectionId: string) => string) | undefined
  /** What files are for, by the path of their fault. */
  fileLabels?: Readonly<Record<string, string>> | undefined
  /** The number of the submit: the summary takes the focus when it changes, and not while faults come and go. Without it, when it appears. */
  attempt?: number | undefined
}

/** Everything that keeps the form from being sent, in the order of the form, each a link to its field. It stays mounted. */
export function FaultsSummary({ definition, faults, sectionHref, fileLabels, attempt }: FaultsSummaryProps) {
  const { t } = useTranslation('form')
  const faultText = useFaultText()
  const errors = faultLabels(definition, faults).map(({ path, code, itemType, sectionId, label, part }) => {
    const name = fieldNameAt(path)
    const words = part === undefined ? label : t(($) => $.summary.line, { question: label, part })
    return {
      name,
      label: label === undefined ? (fileLabels?.[path] ?? t(($) => $.summary.files)) : words,
      message: faultText(code, itemType) ?? '',
      href: sectionHref && `${sectionHref(sectionId)}#${fieldId(name)}`,
    }
  })
  const isAnythingMissing = Object.values(faults).includes('required')
  return (
    <ErrorSummary
      key={attempt === undefined && errors.length > 0 ? 'appeared' : 'summary'}
      errors={errors}
      attempt={attempt ?? 1}
      title={isAnythingMissing ? t(($) => $['frm-validation-required-field-missing']) : undefined}
    />
  )
}
