import { useTranslation } from 'react-i18next'
import type { FormTexts } from '#web/shared/ui/fields/contract-form.tsx'
import type texts from './locales/cs.json'

/** Codes more specific than the general texts of rule 14.1, with which each of these texts starts. */
const own: Readonly<Record<string, keyof (typeof texts)['error']>> = {
  'bank-account-number-invalid': 'accountNumber',
  'bank-account-prefix-invalid': 'accountPrefix',
  'bank-code-invalid': 'bankCode',
  'email-invalid': 'email',
  'name-invalid': 'name',
  'postal-code-invalid': 'postalCode',
  future: 'birthFuture',
  'patient.birthYear min': 'yearMin',
  'patient.birthYear max': 'yearMax',
  'patient.birthYear not-a-whole-number': 'year',
  'householdMembers min': 'membersMin',
  'householdMembers max': 'membersMax',
  'householdMembers not-a-whole-number': 'members',
  'lifeStory max': 'storyMax',
}

export function useRecordText(): FormTexts['ownText'] {
  const { t } = useTranslation('recipient-data')
  return (name, code) => {
    const key = own[`${name} ${code}`] ?? own[code]
    return key && { afterLabel: t(($) => $.error[key]) }
  }
}
