import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FamilySummary } from '../../shared/api/wire.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { DateText } from '../../shared/ui/date-text.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { CzechText } from './czech-text.tsx'
import { FamilyPicture } from './family-picture.tsx'
import { InCzech } from './in-czech.tsx'
import styles from './this-month.module.css'
import { useFamilyTexts } from './use-family-texts.ts'

export function FirstFamily({ family, title }: { family: FamilySummary; title: string }) {
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
        <p className="soft">{texts.myPart(family)}</p>
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
export function SampleTeaser() {
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
