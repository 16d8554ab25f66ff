import { Download, FileSpreadsheet, Printer } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import type { Contribution } from '#web/shared/api/wire.ts'
import type { ExportCell } from '#web/shared/export/export-cell.ts'
import { type TableFormat, tableFile } from '#web/shared/export/table-file.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatMonthYear } from '#web/shared/format/date.ts'
import { usePortalLocation, usePortalNavigate } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { fileFromBlob, saveFile } from '#web/shared/ui/save-file.ts'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './contribution.module.css'
import { sumOf, yearsOfHelp } from './contribution-rules.ts'
import { YearCard } from './year-card.tsx'

/** Value of „every year“ in the select; the address omits it. */
const EVERY_YEAR = ''

/** Read from the address, so that a reload and Back preserve it; an unknown year shows all years. */
function useYear(known: readonly string[]): { year: string; choose: (year: string) => void } {
  const { search } = usePortalLocation()
  const go = usePortalNavigate()
  const requested = new URLSearchParams(search).get('rok') ?? EVERY_YEAR
  return {
    year: known.includes(requested) ? requested : EVERY_YEAR,
    choose: (year) =>
      go(year === EVERY_YEAR ? paths.contributionHistory : `${paths.contributionHistory}?rok=${year}`, {
        replace: true,
      }),
  }
}

/** Widths of the columns of the export, in characters. */
const WIDTHS = [14, 14, 14]

type SaveOutcome = { kind: 'saved'; format: TableFormat } | { kind: 'failed'; failure: unknown }

function useSaveContributions(contributions: readonly Contribution[], year: string) {
  const { t } = useTranslation('contribution')
  const [busy, setBusy] = useState<TableFormat>()
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const isUnderWay = useRef(false)

  async function save(format: TableFormat): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(format)
    setOutcome(undefined)
    const columns = {
      month: t(($) => $.column.month),
      paidOn: t(($) => $.column.paidOn),
      amount: t(($) => $.save.amountColumn),
    }
    const rows = contributionRows(contributions, columns)
    try {
      const file = await tableFile({ rows, sheet: t(($) => $.save.sheet), widths: WIDTHS }, format, 'cs')
      const name = [t(($) => $.save.fileName), year].filter((part) => part !== EVERY_YEAR).join('-')
      saveFile(fileFromBlob(file, `${name}.${format}`))
      setOutcome({ kind: 'saved', format })
    } catch (failure) {
      setOutcome({ kind: 'failed', failure })
      // An unexpected error shows a message and is rethrown for the error reporter.
      if (!(failure instanceof ApiFailure)) throw failure
    } finally {
      isUnderWay.current = false
      setBusy(undefined)
    }
  }

  return { save, busy, outcome }
}

type ContributionColumns = { month: string; paidOn: string; amount: string }

/** Oldest first as in an account book; the same in every format. */
function contributionRows(contributions: readonly Contribution[], columns: ContributionColumns): ExportCell[][] {
  const oldestFirst = Array.from(contributions)
  oldestFirst.sort((one, other) => one.paidOn.localeCompare(other.paidOn))
  return [
    [columns.month, columns.paidOn, columns.amount],
    ...oldestFirst.map(({ month, paidOn, amount }): ExportCell[] => [formatMonthYear(month), { date: paidOn }, amount]),
  ]
}

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

const formats = [
  { format: 'xlsx', Icon: FileSpreadsheet },
  { format: 'csv', Icon: Download },
] as const

/** Saves the shown contributions as PDF or as a table, because offices sometimes require them. */
function SavePanel({ contributions, year }: { contributions: readonly Contribution[]; year: string }) {
  const { t } = useTranslation('contribution')
  const { save, busy, outcome } = useSaveContributions(contributions, year)
  return (
    <Card as="section" variant="flat" className="no-print" aria-labelledby="contributions-save">
      <Stack gap={4}>
        <Stack gap={1}>
          <h2 id="contributions-save" className={styles.saveTitle}>
            {t(($) => $.save.title)}
          </h2>
          <p className="soft">{t(($) => $.save.lead)}</p>
        </Stack>
        <div className={styles.formats}>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" /> {t(($) => $.save.print)}
          </Button>
          {formats.map(({ format, Icon }) => (
            <Button key={format} busy={busy === format} onClick={() => void save(format)}>
              <Icon aria-hidden="true" /> <span>{t(($) => $.save.format[format])}</span>
            </Button>
          ))}
        </div>
        {outcome?.kind === 'failed' && (
          <FailureBanner ns="contribution" failure={outcome.failure} part={t(($) => $.save.failed)} />
        )}
        <div role="status" className={styles.outcome}>
          {outcome?.kind === 'saved' && (
            <Banner tone="ok">
              <p>{t(($) => $.save.done)}</p>
              {outcome.format === 'csv' && <p>{t(($) => $.save.opensCsv)}</p>}
            </Banner>
          )}
        </div>
      </Stack>
    </Card>
  )
}
