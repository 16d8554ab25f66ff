import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { ownDomainOf } from '../../shared/format/link-target.ts'
import { TextAreaField } from '../../shared/ui/fields/text-area-field.tsx'
import { Markdown } from '../../shared/ui/markdown/markdown.tsx'
import { RecordSection } from './record-section.tsx'
import styles from './story.module.css'
import { useTyped } from './use-typed.ts'

type StorySectionProps = { story: string }

/** The family's story for donors, with a preview. */
export function StorySection({ story }: StorySectionProps) {
  const { t } = useTranslation('recipient-data')
  const { box, typed, follow } = useTyped({ lifeStory: story })
  return (
    <RecordSection id="data-story" title={t(($) => $.story.heading)}>
      <div ref={box} onChange={follow}>
        <TextAreaField
          name="lifeStory"
          label={t(($) => $.story.label)}
          hint={t(($) => $.story.hint)}
          defaultValue={story}
          rows={9}
          optional
        />
      </div>
      <StoryHelp />
      <StoryPreview story={typed.lifeStory} />
    </RecordSection>
  )
}

function StoryPreview({ story }: { story: string }) {
  const { t } = useTranslation('recipient-data')
  const { hosts } = useConfig()
  // Typing has priority on a slow phone, the preview follows.
  const shown = useDeferredValue(story)
  return (
    <section className={styles.preview} aria-labelledby="data-story-preview">
      <h3 id="data-story-preview">{t(($) => $.story.preview)}</h3>
      {shown.trim() === '' ? (
        <p className="soft">{t(($) => $.story.previewEmpty)}</p>
      ) : (
        <Markdown text={shown} ownDomain={ownDomainOf(hosts.website)} headingShift={3} />
      )}
    </section>
  )
}

/** The part of Markdown that a story needs. */
function StoryHelp() {
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
