import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { FamilySummary } from '#web/shared/api/wire.ts'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { shownAtHome } from './families-shown.ts'
import { FamilyPicture } from './family-picture.tsx'
import { familiesQuery } from './family-queries.ts'
import { FamilyRow } from './family-row.tsx'
import { CzechText, InCzech } from './in-czech.tsx'
import { LoadFailed } from './load-failed.tsx'
import styles from './this-month.module.css'
import { useFamilyTexts } from './use-family-texts.ts'

export function ThisMonth() {
  const { t } = useTranslation('family')
  const { data, failure, retry } = useLoaded(familiesQuery(useApi()))
  if (failure) return <LoadFailed what="families" failure={failure} onRetry={retry} />
  if (!data) return <Waiting />
  const shown = shownAtHome(data)
  if (shown.kind === 'nothing') return null
  if (shown.kind === 'sample') return <SampleTeaser />
  return (
    <Card as="section" variant="flush" aria-label={t(($) => $.home[shown.kind])}>
      <FirstFamily family={shown.first} title={t(($) => $.home[shown.kind])} />
      {shown.others.length > 0 && (
        <div className={styles.others}>
          <h3>{t(($) => $.home.others)}</h3>
          <ul className={styles.list}>
            {shown.others.map((family) => (
              <FamilyRow key={family.familyId} family={family} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

function Waiting() {
  return (
    <Card as="section" variant="flush">
      <div className={styles.bone} aria-hidden="true" />
      <div className={styles.body}>
        <Skeleton shape="titled" lines={5} />
      </div>
    </Card>
  )
}

function FirstFamily({ family, title }: { family: FamilySummary; title: string }) {
  const { t } = useTranslation('family')
  const texts = useFamilyTexts()
  return (
    <>
      <FamilyPicture photo={family.photo} size="large" eager className={styles.photo} />
      <div className={styles.body}>
        <Row gap={2}>
          <Chip>
            <DateText value={family.lastMonth} form="month" />
          </Chip>
        </Row>
        <Stack gap={1}>
          <h2>{title}</h2>
          <p className={styles.name}>{texts.nameAndAge(family)}</p>
        </Stack>
        {family.opening !== '' && (
          <p>
            <CzechText>{family.opening}</CzechText>
          </p>
        )}
        <InCzech />
        <p className="soft">
          <SpokenText text={texts.myPart(family)} />
        </p>
        <Row gap={2}>
          <ButtonLink
            variant="primary"
            to={paths.familyProfile(family.familyId)}
            aria-label={t(($) => $.readOf, { name: family.recipientName })}
          >
            {t(($) => $.read)} <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <ButtonLink variant="link" to={paths.supportedFamilies}>
            {t(($) => $.all)}
          </ButtonLink>
        </Row>
      </div>
    </>
  )
}

/** Before the first gift has reached a family. */
function SampleTeaser() {
  const { t } = useTranslation('family')
  return (
    <Card as="section" variant="flush">
      <FamilyPicture photo={null} className={styles.photo} />
      <div className={styles.body}>
        <h2>{t(($) => $.home.sample)}</h2>
        <p>{t(($) => $.home.sampleLead)}</p>
        <Row>
          <ButtonLink to={paths.supportedFamilies}>{t(($) => $.home.sampleAction)}</ButtonLink>
        </Row>
      </div>
    </Card>
  )
}
