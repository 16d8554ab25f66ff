import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { Families, FamilySummary } from '#web/shared/api/wire.ts'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { latestFirst } from './families-shown.ts'
import { FamilyContactPanel } from './family-contact-panel.tsx'
import { FamilyPicture } from './family-picture.tsx'
import { familiesQuery } from './family-queries.ts'
import { CzechText, InCzech } from './in-czech.tsx'
import { LoadFailed } from './load-failed.tsx'
import { PastFamilies } from './past-families.tsx'
import { StoryText } from './story-text.tsx'
import styles from './supported-families.module.css'
import { useFamilyTexts } from './use-family-texts.ts'

/** „Who am I helping“ (rule 8.1). */
export function SupportedFamilies() {
  const { t } = useTranslation('family')
  const { giver } = useFamilyTexts()
  const { data, failure, retry } = useLoaded(familiesQuery(useApi()))
  const hasFamilies = data !== undefined && data.families.length > 0
  return (
    <Stack gap={5} className={styles.page}>
      <Stack gap={2}>
        <h1>{t(($) => $.title)}</h1>
        {hasFamilies && <p className="soft">{t(($) => $.lead[giver])}</p>}
        {data && <InCzech />}
      </Stack>
      {failure && <LoadFailed what="families" failure={failure} onRetry={retry} />}
      {!data && !failure && <FamiliesWaiting />}
      {data?.sampleStory && <SampleStory sample={data.sampleStory} />}
      {hasFamilies && <Both families={data.families} />}
    </Stack>
  )
}

function Both({ families }: Pick<Families, 'families'>) {
  const { t } = useTranslation('family')
  const current = families.filter(({ isCurrent }) => isCurrent)
  const past = families.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      {current.length > 0 && (
        <Stack as="section" aria-labelledby="current-families">
          <h2 id="current-families">{t(($) => $.current)}</h2>
          {current.map((family) => (
            <FamilyCard key={family.familyId} family={family} />
          ))}
        </Stack>
      )}
      {past.length > 0 && <PastFamilies families={latestFirst(past)} />}
    </>
  )
}

function FamiliesWaiting() {
  return (
    <Card variant="flush" className={styles.card}>
      <div className={styles.bone} aria-hidden="true" />
      <div className={styles.body}>
        <Skeleton shape="titled" lines={5} />
      </div>
    </Card>
  )
}

/** For a donor without a family (rule 8.1); marked as invented before the text begins. */
function SampleStory({ sample }: { sample: NonNullable<Families['sampleStory']> }) {
  const { t } = useTranslation('family')
  const texts = useFamilyTexts()
  return (
    <>
      <p>{t(($) => $.sample.lead)}</p>
      <Card as="article" variant="flush" className={styles.card} aria-labelledby="sample-story">
        <FamilyPicture photo={sample.photo} eager className={styles.photo} />
        <div className={styles.body}>
          <Row gap={2}>
            <Chip tone="wait">{t(($) => $.sample.chip)}</Chip>
            <Chip tone="sky">{texts.disease(sample.diseaseCategory)}</Chip>
          </Row>
          <Stack gap={1}>
            <h2 id="sample-story">{texts.nameAndAge(sample)}</h2>
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

function FamilyCard({ family }: { family: FamilySummary }) {
  const { t } = useTranslation('family')
  const texts = useFamilyTexts()
  const { familyId, recipientName } = family
  return (
    <Card as="article" variant="flush" className={styles.card} aria-labelledby={`name-${familyId}`}>
      <FamilyPicture photo={family.photo} eager className={styles.photo} />
      <div className={styles.body}>
        <Row gap={2}>
          <Chip tone="sky">{texts.disease(family.diseaseCategory)}</Chip>
        </Row>
        <h3 id={`name-${familyId}`}>{texts.nameAndAge(family)}</h3>
        {family.opening !== '' && (
          <p>
            <CzechText>{family.opening}</CzechText>
          </p>
        )}
        <p className="soft">
          <SpokenText text={texts.myPart(family)} />
        </p>
        <Row gap={2}>
          <ButtonLink to={paths.familyProfile(familyId)} aria-label={t(($) => $.readOf, { name: recipientName })}>
            {t(($) => $.read)} <ArrowRight aria-hidden="true" />
          </ButtonLink>
        </Row>
        {family.contactAvailability === 'available' && (
          <FamilyContactPanel familyId={familyId} opener={{ variant: 'link', name: recipientName }} />
        )}
      </div>
    </Card>
  )
}
