import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FamilyMember } from '#web/shared/api/wire.ts'
import { monthChoices } from '#web/shared/format/czech-days.ts'
import { EmailField } from '#web/shared/ui/fields/email-field.tsx'
import { PhoneField } from '#web/shared/ui/fields/phone-field.tsx'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import styles from './family-member.module.css'
import { MainContactNote } from './main-contact-note.tsx'
import { MemberFacts } from './member-facts.tsx'
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
  return (
    <>
      <TextField name="name" defaultValue={member?.Name} autoComplete="off" enterKeyHint="next" />
      <RadioField
        name="gender"
        defaultValue={member?.Gender}
        choices={(['F', 'M'] as const).map((gender) => ({ value: gender, label: t(($) => $.gender[gender]) }))}
      />
      <SelectField
        name="relation"
        hint={t(($) => (relations.length === 1 ? $.relationHintOfPatient : $.relationHint))}
        defaultValue={member?.Relation}
        choices={relations.map((one) => ({ value: one, label: t(($) => $.relationChoice[one]) }))}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => setRelation(target.value)}
      />
      <BirthFields member={member} isOptional={isEmergency} />
      <PhoneField
        name="phone"
        hint={t(($) => (isEmergency ? $.phoneHintOfEmergency : $.phoneHint))}
        defaultValue={member?.Phone}
        autoComplete="off"
        enterKeyHint="next"
        optional={!isEmergency}
      />
      <EmailField name="email" defaultValue={member?.Email} autoComplete="off" enterKeyHint="next" optional />
      <TextField
        name="schoolOrProfession"
        hint={t(($) => $.schoolHint)}
        defaultValue={member?.SchoolOrProfession}
        autoComplete="off"
        enterKeyHint="next"
        optional
      />
      <TextField
        name="hobbies"
        hint={t(($) => $.hobbiesHint)}
        defaultValue={member?.Hobbies}
        autoComplete="off"
        enterKeyHint="done"
        optional
      />
    </>
  )
}

type BirthFieldsProps = { member: FamilyMember | undefined; isOptional: boolean }

const textOf = (value: number | undefined): string | undefined => (value === undefined ? undefined : `${value}`)

/** Read-only for the main contact, because they are part of the login (rule 10.6). */
function BirthFields({ member, isOptional }: BirthFieldsProps) {
  if (member?.IsMainContact) return <BirthOfMainContact member={member} />
  return (
    <div className={styles.birth}>
      <SelectField
        name="birthMonth"
        choices={monthChoices}
        defaultValue={textOf(member?.BirthMonth)}
        optional={isOptional}
      />
      <TextField
        name="birthYear"
        defaultValue={textOf(member?.BirthYear)}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        optional={isOptional}
      />
    </div>
  )
}

function BirthOfMainContact({ member }: { member: FamilyMember }) {
  const { Id, Name, Relation, Gender, BirthMonth, BirthYear, IsMainContact, IsMissingData } = member
  const birth = { Id, Name, Relation, Gender, IsMainContact, IsMissingData }
  return (
    <div className={styles.fixed}>
      <MemberFacts
        member={{
          ...birth,
          ...(BirthMonth !== undefined && { BirthMonth }),
          ...(BirthYear !== undefined && { BirthYear }),
        }}
      />
      <MainContactNote />
    </div>
  )
}
