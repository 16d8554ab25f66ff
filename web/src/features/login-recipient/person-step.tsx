import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useApi, useServerClock } from '../../shared/api/api-context.tsx'
import { validateStepSchema } from '../../shared/api/schemas.ts'
import type { RecipientPhone } from '../../shared/api/wire.ts'
import { pragueYear } from '../../shared/format/prague-day.ts'
import { birthDateParts } from '../../shared/forms/birth-date.ts'
import { useContractForm } from '../../shared/forms/contract-form.ts'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { Button } from '../../shared/ui/button.tsx'
import { BirthDateField } from '../../shared/ui/fields/birth-date-field.tsx'
import { ErrorSummary, type SummaryError } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
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
  const { errors, summary } = usePersonErrors(form.codes)
  return (
    <Form {...form.formProps} errors={errors} className={styles.form}>
      <StepHeading step={1} title={t(($) => $.personTitle)} takesFocus={!isFirst} />
      <PersonErrors own={summary} refusals={refusals} attempt={form.attempt + refusals} />
      <p>{t(($) => $.personLead)}</p>
      <TextField
        name="personalNumber"
        label={t(($) => $.personalNumber)}
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
        label={t(($) => $.birthDate)}
        hint={t(($) => $.birthDateHint)}
        currentYear={currentYear}
        defaultValue={given && birthDateParts(given.birthDate)}
      />
      <Button type="submit" variant="primary" busy={form.sending}>
        {t(($) => $.continue)}
      </Button>
    </Form>
  )
}

function usePersonErrors(codes: FieldCodes) {
  const { t } = useTranslation('login-recipient')
  const labels = { personalNumber: t(($) => $.personalNumber), birthDate: t(($) => $.birthDate) }
  return useFormMessages(codes, labels, (name, code) => {
    if (name === 'personalNumber') return code === 'required' ? undefined : t(($) => $.personalNumberInvalid)
    return t(($) => (code === 'birthdate-required' ? $['birthdate-required'] : $.birthDateInvalid))
  })
}

type PersonErrorsProps = { own: readonly SummaryError[]; refusals: number; attempt: number }

/** The provider's refusal does not say which of the two values was wrong. */
function PersonErrors({ own, refusals, attempt }: PersonErrorsProps) {
  const { t } = useTranslation('login-recipient')
  const isRefused = own.length === 0 && refusals > 0
  const both: SummaryError[] = [
    { name: 'personalNumber', message: t(($) => $.checkPersonalNumber) },
    { name: 'birthDate', message: t(($) => $.checkBirthDate) },
  ]
  return (
    <ErrorSummary
      attempt={attempt}
      errors={isRefused ? both : own}
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
