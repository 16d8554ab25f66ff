import { useTranslation } from 'react-i18next'
import { Card } from '#web/shared/ui/card.tsx'
import { RatingHearts } from '#web/shared/ui/rating-hearts.tsx'
import { Stack } from '#web/shared/ui/stack.tsx'
import { Section } from './section.tsx'

export function RatingSection() {
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
        <Card variant="roomy">
          <RatingHearts name="ratingLocked" label={t(($) => $.rating.locked)} defaultValue={6} disabled {...labels} />
        </Card>
      </Stack>
    </Section>
  )
}
