import { useTranslation } from 'react-i18next'
import { ratingRequestSchema } from '../../shared/api/schemas.ts'
import type { Rating } from '../../shared/api/wire.ts'
import { formatDate } from '../../shared/format/date.ts'
import { useContractForm } from '../../shared/forms/contract-form.ts'
import { messagesOf } from '../../shared/forms/validation-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { Form } from '../../shared/ui/fields/field-shell.tsx'
import { RatingHearts } from '../../shared/ui/rating-hearts.tsx'
import { SpokenText } from '../../shared/ui/spoken-text.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'

type RatingFormProps = {
  lastVote: Rating
  /** Rejects with `ApiFailure`. */
  onSave: (rating: number) => Promise<void>
  onFailure: (failure: unknown) => void
}

/** Ten hearts and a save button, with the date of the last vote below (rule 9.1). */
export function RatingForm({ lastVote, onSave, onFailure }: RatingFormProps) {
  const { t } = useTranslation('nps')
  const language = useLanguage()
  const { formProps, codes, attempt, sending } = useContractForm({
    schema: ratingRequestSchema,
    onSubmit: ({ rating }) => onSave(rating),
    onFailure,
  })
  const errors = messagesOf(codes, () => t(($) => $.chooseHearts))
  return (
    <Form {...formProps} errors={errors}>
      <Stack gap={5} align="stretch">
        <ErrorSummary attempt={attempt} errors={Object.entries(errors).map(([name, message]) => ({ name, message }))} />
        <RatingHearts
          name="rating"
          label={t(($) => $.question)}
          hint={t(($) => $.hint)}
          negativeLabel={t(($) => $.negative)}
          positiveLabel={t(($) => $.positive)}
        />
        <div>
          <Button type="submit" variant="primary" busy={sending}>
            {t(($) => $.save)}
          </Button>
        </div>
        <p className="soft small">
          {lastVote.Date === null ? (
            t(($) => $.neverVoted)
          ) : (
            <SpokenText text={t(($) => $.lastVote, { date: formatDate(lastVote.Date, language) })} />
          )}
        </p>
      </Stack>
    </Form>
  )
}
