import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { saveFile } from '../../../src/shared/ui/save-file.ts'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import { pageOf, screenOf } from '../../api/operations.ts'
import { type MagicField, magicValuesQuery } from '../../api/tool-queries.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { OperationName } from '../../shared/operation-name.tsx'
import { PortalLink } from '../../shared/portal-link.tsx'
import { Problem } from '../../shared/problem.tsx'
import { useCzechFor } from '../../shared/scenario-texts.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import { findMagicFields, groupMagicFields, type MagicOperation as Operation } from './group-fields.ts'
import styles from './magic.module.css'
import czech from './magic-texts.cs.json' with { type: 'json' }
import { samplePdf } from './sample-pdf.ts'

/** The texts of the magic values. */
const useMagicTexts = () => useCzechFor(czech)

/** The magic values of one operation, field by field, and the screen where they are typed. */
function MagicOperation({ world, operation }: { world: string; operation: Operation }) {
  const { t } = useTranslation('console-tools')
  const id = useId()
  const { operationId, places } = operation
  const screen = screenOf(operationId)
  return (
    <section aria-labelledby={id} className={styles.operation}>
      <header className={styles.head}>
        <h3 id={id} className={tools.name}>
          <OperationName operationId={operationId} />
        </h3>
        {screen ? (
          <PortalLink world={world} to={screen.path}>
            {pageOf(screen)}
          </PortalLink>
        ) : (
          <span className={tools.soft}>{t(($) => $.noScreen)}</span>
        )}
      </header>
      {places.map((place) => (
        <Place key={`${place.field} ${place.values[0]?.value}`} place={place} />
      ))}
    </section>
  )
}

function Place({ place: { field, match, values } }: { place: MagicField }) {
  const { t } = useTranslation('console-tools')
  const toWords = useMagicTexts()
  const name = toWords(field)
  return (
    <>
      <p className={styles.field}>
        <span lang={name.lang}>{name.text}</span> <span className={tools.soft}>{t(($) => $.magic.match[match])}</span>
      </p>
      <ul className={styles.values}>
        {values.map(({ value, shows, errorCode, error }) => {
          const translated = toWords(shows)
          return (
            <li key={value}>
              <CopyButton value={value} what={value} className={tools.code} />
              <span>
                <span lang={translated.lang}>{translated.text}</span>{' '}
                {errorCode !== undefined && (
                  <span className={tools.soft}>
                    {errorCode} {error}
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A picture of the default scenario. */
const photo = new URL('../../../../mock-server/src/scenarios/pictures/kite.jpg', import.meta.url).href

/** A photo and a document to download, for a tester who has none to upload. */
function SampleFiles() {
  const { t } = useTranslation('console-tools')
  return (
    <Section title={t(($) => $.magic.samples.title)}>
      <p className={tools.words}>{t(($) => $.magic.samples.words)}</p>
      <p className={styles.samples}>
        <a href={photo} download={t(($) => $.magic.samples.photoFile)}>
          <Download aria-hidden="true" />
          {t(($) => $.magic.samples.photo)}
        </a>
        <Button className={tools.control} onClick={() => saveFile(samplePdf(t(($) => $.magic.samples.documentFile)))}>
          <Download aria-hidden="true" />
          {t(($) => $.magic.samples.document)}
        </Button>
      </p>
    </Section>
  )
}

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
