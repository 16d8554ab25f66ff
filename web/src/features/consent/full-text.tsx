import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { ownDomainOf } from '../../shared/format/link-target.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Markdown } from '../../shared/ui/markdown/markdown.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import styles from './consent.module.css'
import { fullTextQuery } from './consent-queries.ts'

export function FullText() {
  const { t } = useTranslation('consent')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t(($) => $.fullText)}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        icon={null}
        wide
        title={t(($) => $.fullTextTitle)}
        confirmLabel={t(($) => $.close)}
      >
        <Text />
      </Dialog>
    </div>
  )
}

function Text() {
  const { t } = useTranslation('consent')
  const { hosts } = useConfig()
  const { data, failure, retry } = useLoaded(fullTextQuery(useApi(), useLanguage()))
  if (failure) {
    return <FailureBanner ns="consent" failure={failure} phone="donors" onRetry={retry} />
  }
  if (data === undefined) return <Skeleton lines={6} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by the keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={t(($) => $.fullTextTitle)}>
      <Markdown text={data} ownDomain={ownDomainOf(hosts.website)} />
    </section>
  )
}
