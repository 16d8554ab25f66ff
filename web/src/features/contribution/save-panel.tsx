import { Download, FileSpreadsheet, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Contribution } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './contribution.module.css'
import { useSaveContributions } from './use-save-contributions.ts'

const formats = [
  { format: 'xlsx', Icon: FileSpreadsheet },
  { format: 'csv', Icon: Download },
] as const

/** Saves the shown contributions as PDF or as a table, because offices sometimes require them. */
export function SavePanel({ contributions, year }: { contributions: readonly Contribution[]; year: string }) {
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
              <Icon aria-hidden="true" /> {t(($) => $.save.format[format])}
            </Button>
          ))}
        </div>
        {outcome?.kind === 'failed' && <FailureBanner ns="contribution" failure={outcome.failure} />}
        <div role="status" className={styles.outcome}>
          {outcome?.kind === 'saved' && <Banner tone="ok">{t(($) => $.save.done)}</Banner>}
        </div>
      </Stack>
    </Card>
  )
}
