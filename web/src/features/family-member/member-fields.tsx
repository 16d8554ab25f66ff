import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FamilyMember } from '../../shared/api/wire.ts'
import { PhoneField } from '../../shared/ui/fields/phone-field.tsx'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { SelectField } from '../../shared/ui/fields/select-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { BirthFields } from './birth-fields.tsx'
import { type MemberField, memberFieldId } from './member-messages.ts'
import { EMERGENCY_CONTACT } from './relations.ts'

type MemberFieldsProps = {
  member: FamilyMember | undefined
  relations: readonly FamilyMember['Relation'][]
}

/** All fields of a person; for an emergency contact the phone comes before the birth. */
export function MemberFields({ member, relations }: MemberFieldsProps) {
  const { t } = useTranslation('family-member')
  const [relation, setRelation] = useState<string>(member?.Relation ?? '')
  const isEmergency = relation === EMERGENCY_CONTACT
  const shared = (name: MemberField) => ({ name, id: memberFieldId(name), label: t(($) => $.field[name]) })
  return (
    <>
      <TextField {...shared('name')} defaultValue={member?.Name} autoComplete="off" enterKeyHint="next" />
      <RadioField
        {...shared('gender')}
        defaultValue={member?.Gender}
        choices={(['F', 'M'] as const).map((gender) => ({ value: gender, label: t(($) => $.gender[gender]) }))}
      />
      <SelectField
        {...shared('relation')}
        hint={t(($) => (relations.length === 1 ? $.relationHintOfPatient : $.relationHint))}
        defaultValue={member?.Relation}
        choices={relations.map((one) => ({ value: one, label: t(($) => $.relationChoice[one]) }))}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => setRelation(target.value)}
      />
      <BirthFields member={member} isOptional={isEmergency} />
      <PhoneField
        {...shared('phone')}
        hint={t(($) => (isEmergency ? $.phoneHintOfEmergency : $.phoneHint))}
        defaultValue={member?.Phone}
        autoComplete="off"
        enterKeyHint="next"
        optional={!isEmergency}
      />
      <TextField
        {...shared('email')}
        type="email"
        inputMode="email"
        defaultValue={member?.Email}
        autoComplete="off"
        enterKeyHint="next"
        optional
      />
      <TextField
        {...shared('schoolOrProfession')}
        hint={t(($) => $.schoolHint)}
        defaultValue={member?.SchoolOrProfession}
        autoComplete="off"
        enterKeyHint="next"
        optional
      />
      <TextField
        {...shared('hobbies')}
        hint={t(($) => $.hobbiesHint)}
        defaultValue={member?.Hobbies}
        autoComplete="off"
        enterKeyHint="done"
        optional
      />
    </>
  )
}
