import { useTranslation } from 'react-i18next'
import type { FamilySummary } from '../../shared/api/wire.ts'
import { formatMonthYear } from '../../shared/format/date.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { DescriptionList } from '../../shared/ui/description-list.tsx'
import { FamilyPicture } from './family-picture.tsx'
import styles from './family-profile.module.css'
import { useFamilyWords } from './use-family-words.ts'

/** The family at a glance: photo, illness, for how long and how much; why no more, said before anything else. */
export function ProfileHero({ summary }: { summary: FamilySummary }) {
  const { t } = useTranslation('family')
  const words = useFamilyWords()
  const { firstMonth, lastMonth, months, myPart } = summary
  const help = t(($) => $.profile[firstMonth === lastMonth ? 'oneMonth' : 'since'], {
    amount: words.money(myPart),
    months: words.months(months),
    first: formatMonthYear(firstMonth),
    last: formatMonthYear(lastMonth),
  })
  return (
    <>
      {!summary.isCurrent && (
        <Banner title={t(($) => $.profile.ended)}>
          {summary.removedReason === null ? t(($) => $.others) : <p lang="cs">{summary.removedReason}</p>}
        </Banner>
      )}
      <Card look="flush">
        <div className={styles.hero}>
          <FamilyPicture photo={summary.photo} size="large" eager className={styles.photo} />
          <div className={styles.facts}>
            <DescriptionList
              rows={[
                { id: 'disease', term: t(($) => $.profile.disease), value: words.disease(summary.diseaseCategory) },
                {
                  id: 'help',
                  term: t(($) => $.profile[words.giver === 'company' ? 'companyHelp' : 'help']),
                  value: help,
                },
              ]}
            />
          </div>
        </div>
      </Card>
    </>
  )
}
