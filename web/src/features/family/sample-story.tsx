import { useTranslation } from 'react-i18next'
import type { Families } from '../../shared/api/wire.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { FamilyPicture } from './family-picture.tsx'
import { StoryText } from './story-text.tsx'
import styles from './supported-families.module.css'
import { useFamilyTexts } from './use-family-texts.ts'

/**
 * An example of a story for a donor without a family (rule 8.1); marked as invented before the text
 * begins.
 */
export function SampleStory({ sample }: { sample: NonNullable<Families['sampleStory']> }) {
  const { t } = useTranslation('family')
  const words = useFamilyTexts()
  return (
    <>
      <p>{t(($) => $.sample.lead)}</p>
      <Card as="article" variant="flush" className={styles.card} aria-labelledby="sample-story">
        <FamilyPicture photo={sample.photo} eager className={styles.photo} />
        <div className={styles.body}>
          <Row gap={2}>
            <Chip tone="wait">{t(($) => $.sample.chip)}</Chip>
            <Chip tone="sky">{words.disease(sample.diseaseCategory)}</Chip>
          </Row>
          <Stack gap={1}>
            <h2 id="sample-story">{words.nameAndAge(sample)}</h2>
          </Stack>
          <StoryText story={sample.story} />
          <Row>
            <ButtonLink variant="primary" to={paths.howToHelp}>
              {t(($) => $.sample.action)}
            </ButtonLink>
          </Row>
        </div>
      </Card>
    </>
  )
}
