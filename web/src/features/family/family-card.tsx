import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FamilySummary } from '../../shared/api/wire.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { Row } from '../../shared/ui/stack.tsx'
import { CzechText } from './czech-text.tsx'
import { FamilyContactPanel } from './family-contact-panel.tsx'
import { FamilyPicture } from './family-picture.tsx'
import styles from './supported-families.module.css'
import { useFamilyTexts } from './use-family-texts.ts'

export function FamilyCard({ family }: { family: FamilySummary }) {
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
        <p className="soft">{texts.myPart(family)}</p>
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
