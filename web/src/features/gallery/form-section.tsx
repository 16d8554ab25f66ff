import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readBirthDate } from '#web/shared/forms/birth-date.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Card } from '#web/shared/ui/card.tsx'
import { BirthDateField } from '#web/shared/ui/fields/birth-date-field.tsx'
import { ErrorSummary } from '#web/shared/ui/fields/error-summary.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { Stack } from '#web/shared/ui/stack.tsx'
import { Section } from './section.tsx'

export function FormSection() {
  const { t } = useTranslation('gallery')
  const [attempt, setAttempt] = useState(0)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [sent, setSent] = useState(false)

  const labels: Readonly<Record<string, string>> = { personName: t(($) => $.form.name) }

  function find(form: HTMLFormElement): Readonly<Record<string, string>> {
    const data = new FormData(form)
    const name = data.get('personName') === '' ? { personName: t(($) => $.fields.required) } : {}
    const born =
      readBirthDate(data, 'personBorn').kind === 'complete' ? {} : { personBorn: t(($) => $.fields.birthError) }
    return { ...name, ...born }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = find(event.currentTarget)
    setErrors(found)
    setSent(Object.keys(found).length === 0)
    setAttempt(attempt + 1)
  }

  return (
    <Section name="form">
      <Card variant="roomy">
        <form noValidate onSubmit={submit} onChange={(event) => attempt > 0 && setErrors(find(event.currentTarget))}>
          <Stack gap={5}>
            <ErrorSummary
              attempt={attempt}
              errors={Object.entries(errors).map(([name, message]) => ({ name, message, label: labels[name] }))}
            />
            <TextField name="personName" label={t(($) => $.form.name)} errors={errors} autoComplete="family-name" />
            <BirthDateField name="personBorn" label={t(($) => $.fields.birth)} currentYear={2026} errors={errors} />
            <div>
              <Button type="submit" variant="primary">
                {t(($) => $.form.submit)}
              </Button>
            </div>
            <p role="status">{sent && t(($) => $.form.sent)}</p>
          </Stack>
        </form>
      </Card>
    </Section>
  )
}
