import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { recordValues } from '#rules/record-values.ts'
import { useServerClock } from '../../shared/api/api-context.tsx'
import { recipientDataRequestSchema, recipientDataValuesSchema } from '../../shared/api/schemas.ts'
import type { RecipientData } from '../../shared/api/wire.ts'
import type { FormRound } from '../../shared/drafts/form-round.ts'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { AccountSection } from './account-section.tsx'
import { composeData, dataCodes } from './data-values.ts'
import { PatientSection } from './patient-section.tsx'
import { saveRecipientData } from './recipient-data-queries.ts'
import { RecordForm } from './record-form.tsx'
import { useRecordMessages } from './record-messages.ts'
import { RecordSection } from './record-section.tsx'
import { StorySection } from './story-section.tsx'
import { useRecordForm } from './use-record-form.ts'

/** The most common first; „elsewhere“ and no answer last. */
const housings = ['flat', 'house', 'rent', 'hostel', 'shelter', 'other', 'not-stated'] as const

type HouseholdSectionProps = { record: Pick<RecipientData, 'HousingType' | 'HouseholdMembers'> }

/** The housing of the family and its number of members. */
function HouseholdSection({ record }: HouseholdSectionProps) {
  const { t } = useTranslation('recipient-data')
  // The number of members is not filled in yet.
  const members = record.HouseholdMembers === 0 ? undefined : record.HouseholdMembers
  return (
    <RecordSection id="data-household" title={t(($) => $.household.heading)}>
      <RadioField
        name="housingType"
        label={t(($) => $.household.housing)}
        defaultValue={record.HousingType}
        choices={housings.map((housing) => ({ value: housing, label: t(($) => $.household.housings[housing]) }))}
      />
      <TextField
        name="householdMembers"
        label={t(($) => $.household.members)}
        hint={t(($) => $.household.membersHint)}
        defaultValue={members}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
      />
    </RecordSection>
  )
}

const schema = v.omit(recipientDataRequestSchema, ['basedOn'])

type DataFormProps = { record: RecipientData } & Omit<FormRound, 'round'>

/** The basic data of a family, in one column. */
export function DataForm({ record: given, ...round }: DataFormProps) {
  const { t } = useTranslation('recipient-data')
  const clock = useServerClock()
  const [record] = useState(given)
  const form = useRecordForm({
    name: 'recipient-data',
    record: given,
    values: recordValues.saveRecipientData,
    schema,
    baseSchema: recipientDataValuesSchema,
    compose: composeData,
    crossField: (values) => dataCodes(values, clock.now()),
    save: saveRecipientData,
    ...round,
  })
  const messages = useRecordMessages(form.codes, {
    'patient.title': t(($) => $.patient.title),
    'patient.firstName': t(($) => $.patient.firstName),
    'patient.lastName': t(($) => $.patient.lastName),
    'patient.birthMonth': t(($) => $.patient.birthMonthInFull),
    'patient.birthYear': t(($) => $.patient.birthYearInFull),
    'account.prefix': t(($) => $.account.prefixInFull),
    'account.number': t(($) => $.account.label),
    'account.bankCode': t(($) => $.account.bankCode),
    housingType: t(($) => $.household.housing),
    householdMembers: t(($) => $.household.members),
    informativeConsent: t(($) => $.consent.label),
    lifeStory: t(($) => $.story.label),
  })
  return (
    <RecordForm form={form} messages={messages} submit={t(($) => $.data.submit)}>
      <PatientSection patient={record.Patient} />
      <AccountSection account={record.Account} />
      <HouseholdSection record={record} />
      <ConsentSection given={record.InformativeConsent} />
      <StorySection story={record.LifeStory} />
    </RecordForm>
  )
}

/** Whether donors may contact the family, and what each answer means (rule 8.4). */
function ConsentSection({ given }: { given: boolean }) {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordSection id="data-consent" title={t(($) => $.consent.heading)}>
      <RadioField
        name="informativeConsent"
        label={t(($) => $.consent.label)}
        hint={t(($) => $.consent.hint)}
        defaultValue={String(given)}
        choices={[
          { value: 'true', label: t(($) => $.consent.yes), hint: t(($) => $.consent.yesHint) },
          { value: 'false', label: t(($) => $.consent.no), hint: t(($) => $.consent.noHint) },
        ]}
      />
    </RecordSection>
  )
}
