import { useTranslation } from 'react-i18next'
import type { FormTexts } from '#web/shared/ui/fields/contract-form.tsx'
import type profile from './locales/cs.json'

/**
 * Codes more specific than the general texts of rule 14.1; each of these texts starts with the
 * general one.
 */
const own: Readonly<Record<string, keyof (typeof profile)['error']>> = {
  'registrationNumber registration-number-invalid': 'registrationNumber',
  'registrationNumber max': 'registrationNumber',
  'address.postalCode postal-code-invalid': 'postalCode',
  'address.postalCode max': 'postalCode',
  'birthYear min': 'yearMin',
  'birthYear max': 'yearMax',
  'birthYear not-a-whole-number': 'year',
}

export function useProfileTexts(): FormTexts {
  const { t } = useTranslation('donor-profile')
  // In the order of the form; a company has its own names first.
  const labels = {
    companyName: t(($) => $.companyName),
    registrationNumber: t(($) => $.registrationNumber),
    title: t(($) => $.titleField),
    firstName: t(($) => $.firstName),
    lastName: t(($) => $.lastName),
    phone: t(($) => $.phone),
    'address.street': t(($) => $.street),
    'address.houseNumber': t(($) => $.houseNumber),
    'address.postalCode': t(($) => $.postalCode),
    'address.city': t(($) => $.city),
    birthYear: t(($) => $.birthYear),
    gender: t(($) => $.gender),
    familyStatus: t(($) => $.familyStatus),
    municipalitySize: t(($) => $.municipalitySize),
    'sourceOfAwareness.id': t(($) => $.source),
    'sourceOfAwareness.text': t(($) => $.sourceText),
    donationTargeting: t(($) => $.targeting),
  }
  return {
    labels,
    ownText: (name, code) => {
      const key = own[`${name} ${code}`]
      return key && { afterLabel: t(($) => $.error[key]) }
    },
  }
}
