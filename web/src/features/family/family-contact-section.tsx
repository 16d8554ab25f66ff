import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import type { Family } from '../../shared/api/wire.ts'
import { formatDate, formatTime } from '../../shared/format/date.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { Card } from '../../shared/ui/card.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import styles from './contact.module.css'
import { FamilyContactPanel } from './family-contact-panel.tsx'
import { familyQuery } from './family-queries.ts'
import { NoContact } from './no-contact.tsx'

export function FamilyContactSection({ familyId, contact }: { familyId: string; contact: Family['contact'] }) {
  const { t } = useTranslation('family')
  const client = useQueryClient()
  const { queryKey } = familyQuery(useApi(), familyId)
  if (contact.availability !== 'available') return <NoContact why={contact.availability} />
  return (
    <Card as="section" variant="roomy" className={styles.section}>
      <h2>{t(($) => $.contact.title)}</h2>
      <p>{t(($) => $.contact.lead)}</p>
      <FamilyContactPanel familyId={familyId} onShown={() => void client.invalidateQueries({ queryKey })}>
        <EarlierViews views={contact.views} />
      </FamilyContactPanel>
    </Card>
  )
}

/** The logged views of this donor: every view is transparent, the donor's own included. */
function EarlierViews({ views }: { views: readonly string[] }) {
  const { t } = useTranslation('family')
  const language = useLanguage()
  const [last] = views
  if (last === undefined) return null
  const when = { date: withNoBreakSpaces(formatDate(last, language)), time: formatTime(last) }
  return (
    <p className="soft small">
      {views.length === 1
        ? t(($) => $.contact.viewedOnce, when)
        : t(($) => $.contact.viewed, { ...when, number: views.length })}
    </p>
  )
}
