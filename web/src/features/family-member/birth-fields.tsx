import { useTranslation } from 'react-i18next'
import type { FamilyMember } from '../../shared/api/wire.ts'
import { monthChoices } from '../../shared/format/czech-days.ts'
import { SelectField } from '../../shared/ui/fields/select-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import styles from './family-member.module.css'
import { MainContactNote } from './main-contact-note.tsx'
import { MemberFacts } from './member-facts.tsx'
import { memberFieldId } from './member-messages.ts'

type BirthFieldsProps = { member: FamilyMember | undefined; isOptional: boolean }

const textOf = (value: number | undefined): string | undefined => (value === undefined ? undefined : `${value}`)

/** Read-only for the main contact, because they are part of the login (rule 10.6). */
export function BirthFields({ member, isOptional }: BirthFieldsProps) {
  const { t } = useTranslation('family-member')
  if (member?.IsMainContact) return <BirthOfMainContact member={member} />
  return (
    <div className={styles.birth}>
      <SelectField
        name="birthMonth"
        id={memberFieldId('birthMonth')}
        label={t(($) => $.field.birthMonth)}
        choices={monthChoices}
        defaultValue={textOf(member?.BirthMonth)}
        optional={isOptional}
      />
      <TextField
        name="birthYear"
        id={memberFieldId('birthYear')}
        label={t(($) => $.field.birthYear)}
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
