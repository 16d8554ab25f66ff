import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FamilyMember } from '#web/shared/api/wire.ts'
import { formatPhone } from '#web/shared/format/phone.ts'
import { DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'

/** The known data of a person; empty values take no space. */
export function MemberFacts({ member }: { member: FamilyMember }) {
  const { t } = useTranslation('family-member')
  const facts = [
    { id: 'birth', value: birthOf(member), term: t(($) => $.born[member.Gender]) },
    { id: 'phone', value: member.Phone && formatPhone(member.Phone), term: t(($) => $.field.phone) },
    { id: 'email', value: member.Email, term: t(($) => $.field.email) },
    { id: 'occupation', value: member.SchoolOrProfession, term: t(($) => $.field.schoolOrProfession) },
    { id: 'hobbies', value: member.Hobbies, term: t(($) => $.field.hobbies) },
  ].filter(({ value }) => value !== undefined && value !== '')
  return facts.length === 0 ? null : <DescriptionList rows={facts} />
}

/** Such as `02/2017` (rule 1.8), or the known part of it. */
function birthOf({ BirthMonth, BirthYear }: FamilyMember): ReactNode {
  if (BirthYear === undefined) return undefined
  if (BirthMonth === undefined) return `${BirthYear}`
  return <DateText value={`${`${BirthYear}`.padStart(4, '0')}-${`${BirthMonth}`.padStart(2, '0')}`} form="month" />
}
