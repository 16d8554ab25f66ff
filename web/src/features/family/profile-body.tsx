import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Family } from '../../shared/api/wire.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { FamilyContactSection } from './family-contact-section.tsx'
import styles from './family-profile.module.css'
import { InCzech } from './in-czech.tsx'
import { NoStory } from './no-story.tsx'
import { PartsByMonth } from './parts-by-month.tsx'
import { PhotoGallery } from './photo-gallery.tsx'
import { ProfileHero } from './profile-hero.tsx'
import { StoryText } from './story-text.tsx'

/** The story first, then the photos, the way to the family, and the money. */
export function ProfileBody({ family, onRetry }: { family: Family; onRetry: () => void }) {
  const { t } = useTranslation('family')
  const { summary, story, photos, parts, contact } = family
  return (
    <>
      <ProfileHero summary={summary} />
      {story === null ? (
        <NoStory isCurrent={summary.isCurrent} onRetry={onRetry} />
      ) : (
        <Card as="section" variant="roomy">
          <Stack gap={4}>
            <Row apart gap={2}>
              <h2>{t(($) => $.profile.story)}</h2>
              <Button variant="link" className={styles.print} onClick={() => window.print()}>
                <Printer aria-hidden="true" /> {t(($) => $.profile.print)}
              </Button>
            </Row>
            <InCzech />
            <StoryText story={story} />
          </Stack>
        </Card>
      )}
      {photos.length > 0 && <PhotoGallery photos={photos} />}
      <FamilyContactSection familyId={summary.familyId} contact={contact} />
      <PartsByMonth parts={parts} total={summary.myPart} />
    </>
  )
}
