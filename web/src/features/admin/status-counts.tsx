import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminOverview } from '#web/shared/api/wire.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import styles from './admin.module.css'

type StatusKey = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`

/** All nine statuses in the foundation's wording, empty ones too. */
export function FamilyCounts({ counts }: { counts: AdminOverview['recipients'] }) {
  const { t } = useTranslation('admin')
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <CountTable
      title={t(($) => $.families.title)}
      column={t(($) => $.families.column)}
      rows={counts.map(({ statusId, count }) => ({ label: t(($) => $.status[`${statusId}` as StatusKey]), count }))}
      total={total}
    />
  )
}

export function RequestCounts({ counts }: { counts: AdminOverview['helpRequests'] }) {
  const { t } = useTranslation('admin')
  return (
    <CountTable
      title={t(($) => $.requests.title)}
      column={t(($) => $.requests.column)}
      rows={counts.map(({ state, count }) => ({ label: t(($) => $.requestState[state]), count }))}
    />
  )
}

type CountTableProps = {
  title: string
  column: string
  rows: readonly { label: string; count: number }[]
  total?: number
}

function CountTable({ title, column, rows, total }: CountTableProps) {
  const { t } = useTranslation('admin')
  const titleId = useId()
  return (
    <Card as="section" variant="roomy">
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <table className={styles.counts} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.column.state)}</th>
            <th scope="col">{column}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, count }) => (
            <tr key={label} className={count === 0 ? styles.empty : undefined}>
              <th scope="row">{label}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">{t(($) => $.column.total)}</th>
              <td>{total}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Card>
  )
}
