import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton.tsx'
import { Problem } from '../../frame/problem.tsx'
import { coverageQuery } from '../api/queries.ts'
import { SearchField } from '../shared/search-field.tsx'
import { Section } from '../shared/section.tsx'
import tools from '../shared/tools.module.css'
import styles from './coverage.module.css'
import { CoverageTable } from './coverage-table.tsx'
import { percentOf, sortCoverage } from './sort-coverage.ts'

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
