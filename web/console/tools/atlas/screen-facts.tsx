import { useTranslation } from 'react-i18next'
import tools from '../shared/tools.module.css'
import styles from './atlas.module.css'

export type ScreenFactsProps = {
  page: string
  when: 'opening' | 'acting'
  name: string | undefined
  isVisitor: boolean
}

/** Where an error shows, to whom, and what the user has to do there. */
export function ScreenFacts({ page, when, name, isVisitor }: ScreenFactsProps) {
  const { t } = useTranslation('console-tools')
  return (
    <p className={styles.facts}>
      <code>{page}</code>
      <span className={tools.soft}>
        {isVisitor && t(($) => $.atlas.visitor)}
        {!isVisitor && name === undefined && t(($) => $.atlas.nobody)}
        {!isVisitor && name !== undefined && (
          <>
            {t(($) => $.atlas.signedIn)} <a href="#world">{name}</a>
          </>
        )}
      </span>
      <span className={tools.soft}>{t(($) => $.atlas.when[when])}</span>
    </p>
  )
}
