import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormCode, ItemOf, ItemType } from '#rules/forms/form.ts'
import type texts from './locales/cs.json'

type Texts = Pick<typeof texts, 'fault' | `frm-validation-${'required' | 'min' | 'max' | 'invalid'}`>
/** The item with the fault, or the type of an item without texts of its own. */
type FaultyItem = { itemType: ItemType; notBefore?: ItemOf<'dateTime'>['notBefore'] }
export type FaultText = (code: FormCode | undefined, item?: FaultyItem) => string | undefined

/** Rule 14.1; for „Neplatná hodnota“ the type of the item adds what would be a valid value. A form may have a text for a fault. */
export function useFaultText(): FaultText {
  const { t } = useTranslation('form')
  return useCallback(
    (code, item) => {
      if (code === undefined) return undefined
      return (code === 'too-early' && item?.notBefore?.message) || t(($) => textOf($, code, item?.itemType))
    },
    [t],
  )
}

function textOf($: Texts, code: FormCode, itemType: ItemType | undefined) {
  switch (code) {
    case 'required':
      return $['frm-validation-required']
    case 'min':
      return $['frm-validation-min']
    case 'max':
      return itemType === 'multiline text' ? $.fault.longText : $['frm-validation-max']
    case 'future':
      return $.fault.future
    case 'past':
      return $.fault.past
    case 'too-old':
      return $.fault.tooOld
    case 'must-be-true':
      return $.fault.declaration
    case 'zero-sum':
      return $.fault.expensesZero
    case 'email-invalid':
      return $.fault.email
    case 'name-invalid':
      return $.fault.name
    case 'phone-not-local':
      return $.fault.phone
    case 'postal-code-invalid':
      return $.fault.postalCode
    default:
      return invalid($, itemType)
  }
}

function invalid($: Texts, itemType: ItemType | undefined) {
  if (itemType === 'dateTime') return $.fault.day
  if (itemType === 'numeric') return $.fault.decimalNumber
  if (itemType === 'number') return $.fault.count
  if (itemType === 'table' || itemType === 'financialSituation') return $.fault.wholeAmount
  return $['frm-validation-invalid']
}
