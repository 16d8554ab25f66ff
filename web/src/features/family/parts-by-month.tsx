import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Family } from '../../shared/api/wire.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { DateText } from '../../shared/ui/date-text.tsx'
import { Money } from '../../shared/ui/money.tsx'
import styles from './family-profile.module.css'
import { useFamilyTexts } from './use-family-texts.ts'

/** Months shown at first; a few more do not hide. */
const SHOWN = 12
const WITHOUT_BUTTON = 15

export function PartsByMonth({ parts, total }: { parts: Family['parts']; total: number }) {
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
