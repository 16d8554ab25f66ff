import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contribution } from '../../shared/api/wire.ts'
import { SelectField } from '../../shared/ui/fields/select-field.tsx'
import { Money } from '../../shared/ui/money.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './contribution.module.css'
import { sumOf, yearsOfHelp } from './contribution-rules.ts'
import { SavePanel } from './save-panel.tsx'
import { EVERY_YEAR, useYear } from './use-year.ts'
import { YearCard } from './year-card.tsx'

export function ContributionPanel({ contributions }: { contributions: readonly Contribution[] }) {
  const { t } = useTranslation('contribution')
  const years = yearsOfHelp(contributions)
  const { year, choose } = useYear(years.map((one) => one.year))
  const shown = years.filter((one) => year === EVERY_YEAR || one.year === year)
  const choices = [
    { value: EVERY_YEAR, label: t(($) => $.everyYear) },
    ...years.map((one) => ({ value: one.year, label: one.year })),
  ]
  return (
    <Stack gap={5}>
      <p className={styles.ever}>
        <span className={styles.everLabel}>{t(($) => $.ever)}</span>{' '}
        <strong className={styles.everSum}>
          <Money crowns={sumOf(contributions)} />
        </strong>{' '}
        <span className={styles.everLabel}>{t(($) => $.count, { count: contributions.length })}</span>
      </p>
      {years.length > 1 && (
        <div className="no-print">
          <SelectField
            name="year"
            label={t(($) => $.year)}
            placeholder={null}
            width="medium"
            choices={choices}
            value={year}
            onChange={({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value)}
          />
        </div>
      )}
      {shown.map((one) => (
        <YearCard key={one.year} {...one} />
      ))}
      <SavePanel key={year} contributions={shown.flatMap((one) => one.contributions)} year={year} />
    </Stack>
  )
}
