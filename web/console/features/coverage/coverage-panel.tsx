import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { cx } from '../../../src/shared/ui/class-names.ts'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import { coverageQuery } from '../../api/tool-queries.ts'
import { OperationName } from '../../shared/operation-name.tsx'
import { Problem } from '../../shared/problem.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import styles from './coverage.module.css'
import { type CoverageRow, isMissing, percentOf, sortCoverage } from './sort-coverage.ts'

/**
 * What part of the contract the running server has covered by its responses: the number, and the
 * table below it.
 */
export function CoveragePanel() {
  const { t } = useTranslation('console-tools')
  const { data, error, isFetching, refetch } = useQuery(coverageQuery)
  const [search, setSearch] = useState('')
  const [onlyMissing, setOnlyMissing] = useState(false)
  const rows = sortCoverage(data?.operations ?? [], { search, onlyMissing })
  return (
    <Section
      title={t(($) => $.coverage.title)}
      aside={
        <Button className={tools.control} busy={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden="true" />
          {t(($) => $.refresh)}
        </Button>
      }
      tools={
        <>
          <SearchField label={t(($) => $.search)} value={search} onChange={setSearch} />
          <label className={tools.check}>
            <input type="checkbox" checked={onlyMissing} onChange={({ target }) => setOnlyMissing(target.checked)} />
            {t(($) => $.coverage.onlyMissing)}
          </label>
        </>
      }
    >
      {data && (
        <p className={styles.number}>
          <strong>{t(($) => $.coverage.percent, { percent: percentOf(data.covered, data.documented) })}</strong>{' '}
          {t(($) => $.coverage.number, { covered: data.covered, documented: data.documented })}
        </p>
      )}
      <p className={tools.words}>{t(($) => $.coverage.words)}</p>
      {error && <Problem problem={error} />}
      {!data && !error && <Skeleton lines={12} />}
      {data && rows.length === 0 && <p className={tools.empty}>{t(($) => $.coverage.nothing)}</p>}
      {rows.length > 0 && <CoverageTable rows={rows} />}
    </Section>
  )
}

/** By operation: how many of its responses are missing, and each response with its count. */
function CoverageTable({ rows }: { rows: readonly CoverageRow[] }) {
  const { t } = useTranslation('console-tools')
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.coverage.operation)}</th>
          <th scope="col">{t(($) => $.coverage.missing)}</th>
          <th scope="col">{t(($) => $.coverage.answers)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ operationId, answers, missing }) => (
          <tr key={operationId}>
            <th scope="row" className={tools.code}>
              <OperationName operationId={operationId} />
            </th>
            <td className="num">{missing}</td>
            <td>
              <ul className={styles.answers}>
                {answers.map((answer) => (
                  <li key={answer.key} className={cx(styles.answer, isMissing(answer) ? styles.missing : styles.seen)}>
                    {answer.code} {answer.error}{' '}
                    <strong>
                      {isMissing(answer)
                        ? t(($) => $.coverage.never)
                        : t(($) => $.coverage.times, { count: answer.times })}
                    </strong>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
