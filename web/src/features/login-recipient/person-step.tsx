import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi, useServerClock } from '#web/shared/api/api-context.tsx'
import { validateStepSchema } from '#web/shared/api/schemas.ts'
import type { RecipientPhone } from '#web/shared/api/wire.ts'
import { pragueYear } from '#web/shared/format/prague-day.ts'
import { birthDateParts } from '#web/shared/forms/birth-date.ts'
import { useContractForm } from '#web/shared/forms/contract-form.ts'
import type { FieldCodes } from '#web/shared/forms/form-codes.ts'
import { BirthDateField } from '#web/shared/ui/fields/birth-date-field.tsx'
import { ContractForm, type FormTexts, SubmitButton, useFormMessages } from '#web/shared/ui/fields/contract-form.tsx'
import { ErrorSummary, type SummaryError } from '#web/shared/ui/fields/error-summary.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { composePerson } from './compose-person.ts'
import { type PersonalData, validateRecipient } from './login-recipient-queries.ts'
import { StepHeading } from './step-heading.tsx'
import styles from './steps.module.css'

const schema = v.omit(validateStepSchema, ['step'])

type PersonStepProps = {
  /** The values typed before, if the user returns. */
  given?: PersonalData | undefined
  refusals: number
  isFirst: boolean
  onRecognised: (person: PersonalData, phones: readonly RecipientPhone[]) => void
  onFailure: (failure: unknown, person: PersonalData) => void
}

/** Step 1: personal number and the main contact's birth date (rule 5.2). */
export function PersonStep({ given, refusals, isFirst, onRecognised, onFailure }: PersonStepProps) {
  const { t } = useTranslation('login-recipient')
  const api = useApi()
  const currentYear = useServerYear('birthDate')
  const form = useContractForm({
    schema,
    compose: composePerson,
    crossField: ({ birthDate }) => (birthDate === undefined ? { birthDate: 'birthdate-required' } : {}),
    onSubmit: async (person) => {
      try {
        onRecognised(person, await validateRecipient(api, person))
      } catch (failure) {
        onFailure(failure, person)
      }
    },
  })
  const texts = usePersonTexts()
  return (
    <ContractForm form={form} {...texts} className={styles.form}>
      <StepHeading step={1} title={t(($) => $.personTitle)} takesFocus={!isFirst} />
      <PersonErrors codes={form.codes} refusals={refusals} attempt={form.attempt + refusals} />
      <p>{t(($) => $.personLead)}</p>
      <TextField
        name="personalNumber"
        hint={t(($) => $.personalNumberHint)}
        width="medium"
        maxCharacters={Number.POSITIVE_INFINITY}
        inputMode="numeric"
        autoComplete="username"
        enterKeyHint="next"
        defaultValue={given?.personalNumber}
      />
      <BirthDateField
        name="birthDate"
        hint={t(($) => $.birthDateHint)}
        currentYear={currentYear}
        defaultValue={given && birthDateParts(given.birthDate)}
      />
      <SubmitButton>{t(($) => $.continue)}</SubmitButton>
    </ContractForm>
  )
}

function usePersonTexts(): FormTexts<'personalNumber' | 'birthDate'> {
  const { t } = useTranslation('login-recipient')
  return {
    labels: { personalNumber: t(($) => $.personalNumber), birthDate: t(($) => $.birthDate) },
    ownText: (name, code) => {
      if (name === 'personalNumber') return code === 'required' ? undefined : t(($) => $.personalNumberInvalid)
      return t(($) => (code === 'birthdate-required' ? $['birthdate-required'] : $.birthDateInvalid))
    },
  }
}

type PersonErrorsProps = { codes: FieldCodes; refusals: number; attempt: number }

/** The provider's refusal does not say which of the two values was wrong. */
function PersonErrors({ codes, refusals, attempt }: PersonErrorsProps) {
  const { t } = useTranslation('login-recipient')
  const { summary } = useFormMessages(codes, usePersonTexts())
  const isRefused = summary.length === 0 && refusals > 0
  const both: SummaryError[] = [
    { name: 'personalNumber', message: t(($) => $.checkPersonalNumber) },
    { name: 'birthDate', message: t(($) => $.checkBirthDate) },
  ]
  return (
    <ErrorSummary
      attempt={attempt}
      errors={isRefused ? both : summary}
      title={isRefused ? t(($) => $['wrong-personal-data']) : undefined}
    />
  )
}

/** In Prague. Hydration reads the year of the build from the prerendered list, and updates it afterwards. */
function useServerYear(field: string): number {
  const clock = useServerClock()
  return useSyncExternalStore(
    clock.subscribe,
    () => pragueYear(clock.now() ?? Date.now()),
    () => (typeof document === 'undefined' ? undefined : firstYearIn(document, field)) ?? pragueYear(Date.now()),
  )
}

/** The first option of the select is empty, the second is the newest year. */
function firstYearIn(page: Document, field: string): number | undefined {
  const years = page.querySelector<HTMLSelectElement>(`select[name="${field}.year"]`)
  return Number(years?.options[1]?.value) || undefined
}
