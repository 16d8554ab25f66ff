import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { recordValues } from '#rules/record-values.ts'
import { useServerClock } from '#web/shared/api/api-context.tsx'
import { recipientDataRequestSchema, recipientDataValuesSchema } from '#web/shared/api/schemas.ts'
import type { RecipientData } from '#web/shared/api/wire.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import type { FormRound } from '#web/shared/drafts/form-round.ts'
import { ownDomainOf } from '#web/shared/format/link-target.ts'
import { RadioField } from '#web/shared/ui/fields/radio-field.tsx'
import { TextAreaField } from '#web/shared/ui/fields/text-area-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { Markdown } from '#web/shared/ui/markdown/markdown.tsx'
import { AccountSection } from './account-section.tsx'
import { composeData, dataCodes } from './data-values.ts'
import { PatientSection } from './patient-section.tsx'
import { saveRecipientData } from './recipient-data-queries.ts'
import { RecordForm, useRecordForm, useRecordText } from './record-form.tsx'
import { RecordSection } from './record-section.tsx'
import styles from './story.module.css'
import { useTyped } from './use-typed.ts'

type StorySectionProps = { story: string }

/** The family's story for donors, with a preview. */
function StorySection({ story }: StorySectionProps) {
  const { t } = useTranslation('recipient-data')
  const { box, typed, follow } = useTyped({ lifeStory: story })
  return (
    <RecordSection id="data-story" title={t(($) => $.story.heading)}>
      <div ref={box} onChange={follow}>
        <TextAreaField name="lifeStory" hint={t(($) => $.story.hint)} defaultValue={story} rows={9} optional />
      </div>
      <StoryHelp />
      <StoryPreview story={typed.lifeStory} />
    </RecordSection>
  )
}

function StoryPreview({ story }: { story: string }) {
  const { t } = useTranslation('recipient-data')
  const { hosts } = useConfig()
  // Typing has priority on a slow phone, the preview follows.
  const shown = useDeferredValue(story)
  return (
    <section className={styles.preview} aria-labelledby="data-story-preview">
      <h3 id="data-story-preview">{t(($) => $.story.preview)}</h3>
      {shown.trim() === '' ? (
        <p className="soft">{t(($) => $.story.previewEmpty)}</p>
      ) : (
        <Markdown text={shown} ownDomain={ownDomainOf(hosts.website)} headingShift={3} />
      )}
    </section>
  )
}

/** The part of Markdown that a story needs. */
function StoryHelp() {
  const { t } = useTranslation('recipient-data')
  const bold = t(($) => $.story.helpBold)
  return (
    <details className={styles.help}>
      <summary>{t(($) => $.story.help)}</summary>
      <ul>
        <li>
          {t(($) => $.story.helpBoldHow)} <code>{`**${bold}**`}</code> → <strong>{bold}</strong>
        </li>
        <li>{t(($) => $.story.helpParagraph)}</li>
        <li>{t(($) => $.story.helpList)}</li>
      </ul>
    </details>
  )
}

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
        defaultValue={record.HousingType}
        choices={housings.map((housing) => ({ value: housing, label: t(($) => $.household.housings[housing]) }))}
      />
      <TextField
        name="householdMembers"
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
  const ownText = useRecordText()
  const labels = {
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
  }
  return (
    <RecordForm form={form} texts={{ labels, ownText }} submit={t(($) => $.data.submit)}>
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
