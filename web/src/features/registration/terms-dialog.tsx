import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { ownDomainOf } from '#web/shared/format/link-target.ts'
import { useExternalLink } from '#web/shared/navigation/links-out.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Markdown } from '#web/shared/ui/markdown/markdown.tsx'
import { Dialog } from '#web/shared/ui/overlay/dialog.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { whileMounted } from '#web/shared/while-mounted.ts'
import { getTerms, type Terms } from './registration-queries.ts'
import styles from './terms-dialog.module.css'

type TermsDialogProps = {
  /** Undefined while no text is open. */
  terms: Terms | undefined
  onClose: () => void
}

/** Over the form, so that the typed values stay; the full text is on the foundation's site. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const { t } = useTranslation('registration')
  const [last, setLast] = useState<Terms>(terms ?? 'general')
  // The text stays while the dialog fades out.
  if (terms !== undefined && terms !== last) setLast(terms)
  return (
    <Dialog
      isOpen={terms !== undefined}
      onClose={onClose}
      icon={null}
      wide
      title={t(($) => $.terms[last])}
      confirmLabel={t(($) => $.terms.close)}
    >
      <TermsText key={last} terms={last} />
    </Dialog>
  )
}

function TermsText({ terms }: { terms: Terms }) {
  const { t } = useTranslation('registration')
  const { hosts } = useConfig()
  const linkOut = useExternalLink()
  const { text, hasFailed, retry } = useTerms(terms)
  return (
    <div className={styles.text}>
      {hasFailed && (
        <Banner
          tone="error"
          role="alert"
          title={t(($) => $.terms.failedTitle)}
          actions={<Button onClick={retry}>{t(($) => $.terms.retry)}</Button>}
        >
          {t(($) => $.terms.failedLead)}
        </Banner>
      )}
      {!hasFailed && text === undefined && <Skeleton shape="titled" lines={6} />}
      {text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by the keyboard.
        <section className={styles.scroll} tabIndex={0} aria-label={t(($) => $.terms[terms])}>
          <Markdown text={text} ownDomain={ownDomainOf(hosts.website)} headingShift={2} />
        </section>
      )}
      <p className="small">
        <a className="standalone-link" href={linkOut('terms')}>
          {t(($) => $.terms.whole)}
        </a>
      </p>
    </div>
  )
}

type Found = { text?: string; hasFailed?: boolean }

/** Fetched when it is first opened; without the query cache (see the queries). */
function useTerms(terms: Terms): Found & { retry: () => void } {
  const api = useApi()
  const language = useLanguage()
  const [found, setFound] = useState<Found>({})
  const load = useCallback(
    (): Promise<Found> =>
      getTerms(api, terms, language).then(
        (text) => ({ text }),
        () => ({ hasFailed: true }),
      ),
    [api, terms, language],
  )
  useEffect(() => whileMounted(load(), setFound), [load])

  function retry() {
    setFound({})
    void load().then(setFound)
  }
  return { ...found, retry }
}
