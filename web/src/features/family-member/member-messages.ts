import { useTranslation } from 'react-i18next'
import type { FormTexts } from '#web/shared/ui/fields/contract-form.tsx'
import type familyMember from './locales/cs.json'

/** In the order of the forms. */
const fields = [
  'name',
  'gender',
  'relation',
  'birthMonth',
  'birthYear',
  'phone',
  'email',
  'schoolOrProfession',
  'hobbies',
] as const

type MemberField = (typeof fields)[number]

/**
 * Codes more specific than the general texts of rule 14.1; each of these texts starts with the
 * general one.
 */
const own: Readonly<Record<string, keyof (typeof familyMember)['error']>> = {
  'name name-invalid': 'name',
  'birthMonth future': 'birthFuture',
  'birthYear future': 'birthFuture',
  'birthYear max': 'yearMax',
  'birthYear min': 'yearMin',
  'birthYear not-a-whole-number': 'year',
  'relation second-patient': 'secondPatient',
  'relation patient-fixed': 'patientFixed',
  'email email-invalid': 'email',
  'phone required': 'phoneOfEmergency',
}

/** The page has another form with a phone and an e-mail; these fields have ids of their own. */
export const memberFieldId = (name: string): string => `member-${name}`

export function useMemberTexts(): FormTexts {
  const { t } = useTranslation('family-member')
  const labels = Object.fromEntries(fields.map((name) => [name, t(($) => $.field[name])])) as Record<
    MemberField,
    string
  >
  return {
    labels,
    ownText: (name, code) => {
      const key = own[`${name} ${code}`]
      return key && { afterLabel: t(($) => $.error[key]) }
    },
  }
}
