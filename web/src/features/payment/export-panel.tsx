import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { overviewRequestSchema } from '#web/shared/api/schemas.ts'
import type { OverviewRequest, Payment } from '#web/shared/api/wire.ts'
import { type TableFormat, tableFile } from '#web/shared/export/table-file.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useContractForm } from '#web/shared/forms/contract-form.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { ContractForm } from '#web/shared/ui/fields/contract-form.tsx'
import { DateField } from '#web/shared/ui/fields/date-field.tsx'
import { fileFromBlob, saveFile } from '#web/shared/ui/save-file.ts'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { exportRows } from './export-rows.ts'
import { printPaymentOverview } from './payment-queries.ts'
import { receivedBetween } from './payment-rules.ts'
import { useExportTexts } from './payment-texts.ts'
import styles from './payments.module.css'

type ExportFormat = 'pdf' | TableFormat

/** Widths of the columns of the export, in characters. */
const WIDTHS = [13, 12, 18, 18, 16, 16, 20, 30, 40]

/** The result of the last export: the number of saved payments, none to save, or the failure. */
type ExportOutcome =
  | { kind: 'saved'; count: number; format: ExportFormat }
  | { kind: 'empty' }
  | { kind: 'failed'; failure: unknown }

/** The two tables are created here, the PDF comes from the provider. */
function useExport(payments: readonly Payment[]) {
  const { t } = useTranslation('payment')
  const api = useApi()
  const language = useLanguage()
  const texts = useExportTexts()
  const [outcome, setOutcome] = useState<ExportOutcome>()

  async function make(format: ExportFormat, range: OverviewRequest, chosen: readonly Payment[]): Promise<Blob> {
    if (format === 'pdf') return printPaymentOverview(api, range)
    const table = { rows: exportRows(chosen, texts), sheet: t(($) => $.export.sheet), widths: WIDTHS }
    return tableFile(table, format, language)
  }

  async function save(format: ExportFormat, range: OverviewRequest): Promise<void> {
    setOutcome(undefined)
    const chosen = receivedBetween(payments, range)
    if (chosen.length === 0) return setOutcome({ kind: 'empty' })
    const file = await make(format, range, chosen)
    saveFile(fileFromBlob(file, `${t(($) => $.export.fileName)}-${range.from}-${range.to}.${format}`))
    setOutcome({ kind: 'saved', count: chosen.length, format })
  }

  function fail(failure: unknown): void {
    if (failure instanceof ApiFailure && failure.isSuperseded) return
    setOutcome({ kind: 'failed', failure })
    // An unexpected error shows a message and is rethrown for the error reporter.
    if (!(failure instanceof ApiFailure)) throw failure
  }

  return { save, fail, outcome, clear: () => setOutcome(undefined) }
}

type ExportPanelProps = { payments: readonly Payment[]; range: OverviewRequest }

const formats = [
  { format: 'pdf', Icon: FileText },
  { format: 'xlsx', Icon: FileSpreadsheet },
  { format: 'csv', Icon: Download },
] as const

export function ExportPanel({ payments, range }: ExportPanelProps) {
  const { t } = useTranslation('payment')
  const { save, fail, outcome, clear } = useExport(payments)
  const format = useRef<ExportFormat>('pdf')
  const [pressed, setPressed] = useState<ExportFormat>('pdf')
  const form = useContractForm({
    schema: overviewRequestSchema,
    crossField: ({ from = '', to = '' }) => (from !== '' && to !== '' && from > to ? { to: 'min' } : {}),
    onSubmit: (values) => {
      setPressed(format.current)
      return save(format.current, values)
    },
    onFailure: fail,
  })
  return (
    <Card as="section" className="no-print">
      <Stack gap={4}>
        <h2>{t(($) => $.export.title)}</h2>
        <p className="soft">{t(($) => $.export.lead)}</p>
        <ContractForm
          form={form}
          labels={{ from: t(($) => $.export.from), to: t(($) => $.export.to) }}
          ownText={(_, code) => (code === 'min' ? t(($) => $.export.reversed) : undefined)}
          onInput={clear}
        >
          <Stack gap={4}>
            <div className={styles.range}>
              <DateField name="from" defaultValue={range.from} />
              <DateField name="to" defaultValue={range.to} />
            </div>
            <div className={styles.formats}>
              {formats.map(({ format: one, Icon }) => (
                <Button
                  key={one}
                  type="submit"
                  busy={form.sending && pressed === one}
                  onClick={() => {
                    if (!form.sending) format.current = one
                  }}
                >
                  <Icon aria-hidden="true" /> <span>{t(($) => $.export.format[one])}</span>
                </Button>
              ))}
            </div>
          </Stack>
        </ContractForm>
        <Outcome outcome={outcome} />
        <div>
          <Button variant="link" onClick={() => window.print()}>
            <Printer aria-hidden="true" /> {t(($) => $.export.print)}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

function Outcome({ outcome }: { outcome: ExportOutcome | undefined }) {
  const { t } = useTranslation('payment')
  if (outcome?.kind === 'failed')
    return <FailureBanner ns="payment" phone="donors" failure={outcome.failure} part={t(($) => $.export.failed)} />
  return (
    <div role="status">
      {outcome?.kind === 'saved' && (
        <Banner tone="ok">
          <p>{t(($) => $.export.saved, { count: outcome.count })}</p>
          {outcome.format === 'csv' && <p>{t(($) => $.export.opensCsv)}</p>}
        </Banner>
      )}
      {outcome?.kind === 'empty' && (
        <Banner tone="warn" title={t(($) => $.export.empty.title)}>
          {t(($) => $.export.empty.lead)}
        </Banner>
      )}
    </div>
  )
}
