import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Family } from '../../shared/api/wire.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { FamilyContactSection } from './family-contact-section.tsx'
import styles from './family-profile.module.css'
import { InCzech } from './in-czech.tsx'
import { PartsByMonth } from './parts-by-month.tsx'
import { PhotoGallery } from './photo-gallery.tsx'
import { ProfileHero } from './profile-hero.tsx'
import { StoryText } from './story-text.tsx'

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

/** „Story load error“ (rule 17.6). The provider's null may also mean that there never was a story. */
function NoStory({ isCurrent, onRetry }: { isCurrent: boolean; onRetry: () => void }) {
  const { t } = useTranslation('family')
  const { t: ui } = useTranslation('ui')
  if (!isCurrent) return <Banner>{t(($) => $.profile.nobodysStory)}</Banner>
  return (
    <Banner
      tone="warn"
      title={t(($) => $.profile.noStory.title)}
      actions={<Button onClick={onRetry}>{ui(($) => $.failure.retry)}</Button>}
    >
      {t(($) => $.profile.noStory.lead)}
    </Banner>
  )
}
