import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { pageOf, screenOf } from '../../api/operations.ts'
import type { MagicField } from '../../api/tool-queries.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { OperationName } from '../../shared/operation-name.tsx'
import { PortalLink } from '../../shared/portal-link.tsx'
import tools from '../../shared/tools.module.css'
import type { MagicOperation as Operation } from './group-fields.ts'
import styles from './magic.module.css'
import { useMagicTexts } from './magic-texts.ts'

/** The magic values of one operation, field by field, and the screen where they are typed. */
export function MagicOperation({ world, operation }: { world: string; operation: Operation }) {
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
