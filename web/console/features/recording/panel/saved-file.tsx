import { Check, Copy, Download } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../src/shared/ui/banner.tsx'
import { Button } from '../../../../src/shared/ui/button.tsx'
import { useCopied } from '../../../../src/shared/ui/use-copied.ts'
import type { RecordedFile } from '../../../session/recording-queries.ts'
import { CopyButton } from '../../../shared/copy-button.tsx'
import tools from '../../../shared/tools.module.css'
import styles from './recording.module.css'
import { download } from './use-save-file.ts'

/** The saved file: its folder, its command, what it leaves out, and its text. */
export function SavedFile({ file }: { file: RecordedFile & { lang: 'cs' | 'en' } }) {
  const { t } = useTranslation('console-recording')
  const place = useRef<HTMLPreElement>(null)
  const { copied, copy } = useCopied(file.text, place)
  const isCopied = copied === 'copied'
  const { name, folder, run, text, notes, lang } = file
  return (
    <div className={styles.saved}>
      <Banner tone="ok" role="status">
        {t(($) => $.save.saved, { name })}
      </Banner>
      <dl className={styles.facts}>
        <dt>{t(($) => $.save.belongs)}</dt>
        <dd>
          <code>{folder}</code>
        </dd>
        <dt>{t(($) => $.save.runs)}</dt>
        <dd>
          <CopyButton value={run} what={t(($) => $.save.command)} className={styles.run} />
        </dd>
      </dl>
      {notes.length > 0 && (
        <>
          <h3 className={tools.name}>{t(($) => $.save.notes)}</h3>
          <ul className={styles.notes} lang={lang}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.actions}>
        <Button className={tools.control} onClick={copy}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {t(($) => $.save.copy)}
        </Button>
        <Button className={tools.control} onClick={() => download(file)}>
          <Download aria-hidden="true" />
          {t(($) => $.save.again)}
        </Button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={t(($) => $.save.preview, { name })}>
        <pre ref={place}>{text}</pre>
      </section>
    </div>
  )
}
