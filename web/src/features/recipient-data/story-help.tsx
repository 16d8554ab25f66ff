import { useTranslation } from 'react-i18next'
import styles from './recipient-data.module.css'

/** The part of Markdown that a story needs. */
export function StoryHelp() {
  const { t } = useTranslation('recipient-data')
  const bold = t(($) => $.story.helpBold)
  return (
    <details className={styles.help}>
      <summary>{t(($) => $.story.help)}</summary>
      <ul>
        <li>
          {t(($) => $.story.helpBoldHow)} <code>{`**${bold}**`}</code> → <strong>{bold}</strong>
        </li>
        <li>{t(($) => $.story.helpParagraph)}</li>
        <li>{t(($) => $.story.helpList)}</li>
      </ul>
    </details>
  )
}
