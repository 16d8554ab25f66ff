import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readBirthDate } from '#web/shared/forms/birth-date.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { BirthDateField } from '#web/shared/ui/fields/birth-date-field.tsx'
import { CheckboxField } from '#web/shared/ui/fields/checkbox-field.tsx'
import { ErrorSummary } from '#web/shared/ui/fields/error-summary.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { HandsPicture } from '#web/shared/ui/illustrations/hands-picture.tsx'
import { HeartPicture } from '#web/shared/ui/illustrations/heart-picture.tsx'
import { HousePicture } from '#web/shared/ui/illustrations/house-picture.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { WingPicture } from '#web/shared/ui/illustrations/wing-picture.tsx'
import { Markdown } from '#web/shared/ui/markdown/markdown.tsx'
import { RatingHearts } from '#web/shared/ui/rating-hearts/rating-hearts.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { AlertSection } from './alert-section.tsx'
import { EngineSection } from './engine-section.tsx'
import { FieldSection } from './field-section.tsx'
import styles from './gallery.module.css'
import { ListSection, PeopleSection } from './list-section.tsx'
import { ActionSection, MessageSection, StatusSection } from './message-section.tsx'
import { Section } from './section.tsx'
import { UploadSection } from './upload-section.tsx'
import { AppearanceSection, WaitingSection } from './waiting-section.tsx'

function FormSection() {
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

const pictures = [
  ['wing', WingPicture],
  ['heart', HeartPicture],
  ['house', HousePicture],
  ['hands', HandsPicture],
  ['letter', LetterPicture],
] as const

function PictureSection() {
  const { t } = useTranslation('gallery')
  return (
    <Section name="pictures">
      <div className={styles.pictures}>
        {pictures.map(([name, Picture]) => (
          <figure key={name}>
            <Picture />
            <figcaption>{t(($) => $.pictures[name])}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

export function Gallery() {
  const { t } = useTranslation('gallery')
  const [large, setLarge] = useState(false)
  return (
    <div className={cx(styles.page, large && 'recipient')}>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{t(($) => $.title)}</h1>
          <p className="soft">{t(($) => $.intro)}</p>
          <CheckboxField
            name="recipientSize"
            label={t(($) => $.recipientSize)}
            onChange={(event) => setLarge(event.currentTarget.checked)}
          />
        </Stack>
        <AppearanceSection />
        <ActionSection />
        <MessageSection />
        <StatusSection />
        <ListSection />
        <WaitingSection />
        <PeopleSection />
        <RatingSection />
        <FieldSection />
        <FormSection />
        <EngineSection />
        <UploadSection />
        <AlertSection />
        <MarkdownSection />
        <PictureSection />
      </Stack>
    </div>
  )
}

function MarkdownSection() {
  const { t } = useTranslation('gallery')
  return (
    <Section name="markdown">
      <Card variant="roomy">
        <Markdown text={t(($) => $.markdown.text)} ownDomain="example.com" />
      </Card>
    </Section>
  )
}

function RatingSection() {
  const { t } = useTranslation('gallery')
  const labels = { negativeLabel: t(($) => $.rating.negative), positiveLabel: t(($) => $.rating.positive) }
  return (
    <Section name="rating">
      <Stack gap={5}>
        <Card variant="roomy">
          <RatingHearts name="rating" label={t(($) => $.rating.question)} defaultValue={9} {...labels} />
        </Card>
        <Card variant="roomy">
          <RatingHearts
            name="ratingMissing"
            label={t(($) => $.rating.question)}
            error={t(($) => $.fields.required)}
            {...labels}
          />
        </Card>
      </Stack>
    </Section>
  )
}
