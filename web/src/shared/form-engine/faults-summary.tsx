import { useTranslation } from 'react-i18next'
import type { FormCode, FormDefinition, FormFaults, FormSection } from '#rules/forms/form.ts'
import { ErrorSummary, type SummaryError } from '../ui/fields/error-summary.tsx'
import { fieldId } from '../ui/fields/field-aria.ts'
import { faultLabels, type LabelledFault } from './fault-labels.ts'
import { useFaultText } from './fault-text.ts'
import { fieldNameAt } from './item-props.ts'

export type FaultsSummaryProps = {
  definition: FormDefinition
  faults: FormFaults
  /** Address of the fault's section if it is on another page; `soubory` is the step of files. */
  sectionHref?: ((sectionId: string) => string) | undefined
  /** The label and the message of a fault of files, which no item of the form has. */
  fileText?: ((path: string, code: FormCode) => { label: string | undefined; message: string }) | undefined
  /** The number of the submit: the summary takes the focus when it changes, and not when faults change. Without it, when it appears. */
  attempt?: number | undefined
  /** Sections on other pages in which no question was answered yet: one line for each, not one for every question. */
  untouched?: readonly FormSection[] | undefined
}

/** All faults that prevent sending, in the order of the form, each a link to its field. It stays mounted. */
export function FaultsSummary(props: FaultsSummaryProps) {
  const { definition, faults, sectionHref, fileText, attempt, untouched = [] } = props
  const { t } = useTranslation('form')
  const faultText = useFaultText()

  function ofField({ path, code, item, sectionId, label, part }: LabelledFault): SummaryError {
    const name = fieldNameAt(path)
    const ofFile = label === undefined ? fileText?.(path, code) : undefined
    const line = part === undefined ? label : t(($) => $.summary.line, { question: label, part })
    return {
      name,
      label: label === undefined ? (ofFile?.label ?? t(($) => $.summary.files)) : line,
      message: ofFile?.message ?? faultText(code, item) ?? '',
      href: sectionHref && `${sectionHref(sectionId)}#${fieldId(name)}`,
    }
  }
  const ofSection = ({ id, title }: FormSection): SummaryError => ({
    id,
    label: title,
    message: t(($) => $.notYet),
    href: sectionHref?.(id),
  })
  const all = faultLabels(definition, faults)
  const errors = all.flatMap((fault, index) => {
    const section = untouched.find(({ id }) => id === fault.sectionId)
    if (!section) return [ofField(fault)]
    return all.findIndex(({ sectionId }) => sectionId === section.id) === index ? [ofSection(section)] : []
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
