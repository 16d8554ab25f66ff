import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../src/shared/ui/skeleton.tsx'
import { magicValuesQuery } from '../../api/tool-queries.ts'
import { Problem } from '../../shared/problem.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import { findMagicFields, groupMagicFields } from './group-fields.ts'
import styles from './magic.module.css'
import { MagicOperation } from './magic-operation.tsx'
import { useMagicTexts } from './magic-texts.ts'
import { SampleFiles } from './sample-files.tsx'

/**
 * Inputs that force an outcome without any set-up, by operation, with the screen to type them on.
 */
export function MagicPanel({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const { data: places, error } = useQuery(magicValuesQuery)
  const [search, setSearch] = useState('')
  const toWords = useMagicTexts()
  const found = groupMagicFields(findMagicFields(places ?? [], search, (english) => toWords(english).text))
  return (
    <div className={styles.panel}>
      <SampleFiles />
      <Section
        title={t(($) => $.magic.title)}
        aside={<SearchField label={t(($) => $.search)} value={search} onChange={setSearch} />}
      >
        <p className={tools.words}>{t(($) => $.magic.words)}</p>
        {!places && (error ? <Problem problem={error} /> : <Skeleton lines={10} />)}
        {places && found.length === 0 && <p className={tools.empty}>{t(($) => $.notFound, { search })}</p>}
        <div className={styles.operations}>
          {found.map((operation) => (
            <MagicOperation key={operation.operationId} world={world} operation={operation} />
          ))}
        </div>
      </Section>
    </div>
  )
}
