import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Family, FamilySummary } from '#web/shared/api/wire.ts'
import { formatMonthYear } from '#web/shared/format/date.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { FamilyContactSection } from './family-contact-panel.tsx'
import { FamilyPicture } from './family-picture.tsx'
import styles from './family-profile.module.css'
import { InCzech } from './in-czech.tsx'
import { PhotoGallery } from './photo-gallery.tsx'
import { StoryText } from './story-text.tsx'
import { useFamilyTexts } from './use-family-texts.ts'

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

/** Months shown at first; a few more do not hide. */
const SHOWN = 12
const WITHOUT_BUTTON = 15

function PartsByMonth({ parts, total }: { parts: Family['parts']; total: number }) {
  const { t } = useTranslation('family')
  const { giver } = useFamilyTexts()
  const [isWhole, setWhole] = useState(false)
  const isLong = parts.length > WITHOUT_BUTTON
  const shown = isWhole || !isLong ? parts : parts.slice(0, SHOWN)
  return (
    <Card as="section" variant="roomy" className={styles.parts}>
      <h2 id="parts-by-month">{t(($) => $.parts[giver === 'company' ? 'companyTitle' : 'title'])}</h2>
      <table className={styles.table} aria-labelledby="parts-by-month">
        <thead>
          <tr>
            <th scope="col">{t(($) => $.parts.month)}</th>
            <th scope="col">{t(($) => $.parts.amount)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ month, amount }) => (
            <tr key={month}>
              <th scope="row">
                <DateText value={month} form="month" />
              </th>
              <td>
                <Money crowns={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(($) => $.parts.total)}</th>
            <td>
              <Money crowns={total} />
            </td>
          </tr>
        </tfoot>
      </table>
      {isLong && (
        <div>
          <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t(($) => $.parts.fewer) : t(($) => $.parts.more, { number: parts.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** First of all, why the help ended. */
function ProfileHero({ summary }: { summary: FamilySummary }) {
  const { t } = useTranslation('family')
  const texts = useFamilyTexts()
  const [first, last] = [summary.firstMonth, summary.lastMonth].map(formatMonthYear)
  const time = first === last ? first : `${first}–${last}`
  return (
    <>
      {!summary.isCurrent && (
        <Banner title={t(($) => $.profile.ended)}>{summary.removedReason ?? t(($) => $.others)}</Banner>
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
                <span>{texts.months(summary.months)}</span>{' '}
                <span className="soft num">
                  (<SpokenText text={time ?? ''} />)
                </span>
              </dd>
            </div>
          </dl>
        </div>
      </Card>
    </>
  )
}
