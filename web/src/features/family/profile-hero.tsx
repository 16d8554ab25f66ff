import { useTranslation } from 'react-i18next'
import type { FamilySummary } from '../../shared/api/wire.ts'
import { formatMonthYear } from '../../shared/format/date.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Money } from '../../shared/ui/money.tsx'
import { CzechText } from './czech-text.tsx'
import { FamilyPicture } from './family-picture.tsx'
import styles from './family-profile.module.css'
import { useFamilyTexts } from './use-family-texts.ts'

/** First of all, why the help ended. */
export function ProfileHero({ summary }: { summary: FamilySummary }) {
  const { t } = useTranslation('family')
  const texts = useFamilyTexts()
  const [first, last] = [summary.firstMonth, summary.lastMonth].map(formatMonthYear)
  const time = first === last ? first : `${first}–${last}`
  return (
    <>
      {!summary.isCurrent && (
        <Banner title={t(($) => $.profile.ended)}>
          {summary.removedReason === null ? t(($) => $.others) : <CzechText>{summary.removedReason}</CzechText>}
        </Banner>
      )}
      <Card variant="flush">
        <div className={styles.hero}>
          <FamilyPicture photo={summary.photo} size="large" eager className={styles.photo} />
          <dl className={styles.facts}>
            <div>
              <dt>{t(($) => $.profile.disease)}</dt>
              <dd>{texts.disease(summary.diseaseCategory)}</dd>
            </div>
            <div>
              <dt>{t(($) => $.profile.part[texts.giver])}</dt>
              <dd className={styles.amount}>
                <Money crowns={summary.myPart} />
              </dd>
            </div>
            <div>
              <dt>{t(($) => $.profile.months)}</dt>
              <dd>
                {texts.months(summary.months)} <span className="soft num">({time})</span>
              </dd>
            </div>
          </dl>
        </div>
      </Card>
    </>
  )
}
