import { useEffect, useState } from 'react'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { Api } from '#web/shared/api/client.ts'
import type { Language } from '#web/shared/api/credentials.ts'
import { onTimeDiscarded } from '#web/shared/api/server-clock.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { ownDomainOf } from '#web/shared/format/link-target.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import type { MarkdownText } from '#web/shared/ui/markdown/markdown-text.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './site-notice.module.css'
import { siteNoticeText } from './site-notice-text.ts'
import { useClosedNotice } from './use-closed-notice.ts'
import { getValueStore, NOTICE_REFRESH } from './value-store.ts'

/**
 * Markdown (rule 3.5). It loads after the page and sticks to the lower edge of the window, so nothing moves. A
 * closed notice stays closed on this device until its text changes.
 */
export function SiteNotice() {
  const { text, Markdown } = useSiteNotice()
  const [closed, close] = useClosedNotice('closed-notice')
  const { hosts } = useConfig()
  return (
    <div role="status" className={styles.place}>
      {text !== undefined && text !== closed && Markdown && (
        <Banner tone="info" className={styles.notice} onClose={() => close(text)}>
          <Markdown text={text} ownDomain={ownDomainOf(hosts.website)} />
        </Banner>
      )}
    </div>
  )
}

type Notice = { text?: string | undefined; Markdown?: typeof MarkdownText }

/** What was read last, and when. A sign-in remounts the page, and needs no second request. */
const lastReads = new WeakMap<Api, { notice: Notice; at: number; language: Language }>()

/**
 * Not by the query cache: the login pages load without it, and a notice of an outage matters most there. A failure
 * waits for the next poll. The Markdown parser is fetched before a text shows, because a changed height would
 * shift.
 */
function useSiteNotice(): Notice {
  const api = useApi()
  const language = useLanguage()
  const [rendered] = useState(() => lastReads.get(api))
  const [notice, setNotice] = useState<Notice>(rendered?.notice ?? {})
  useEffect(() => {
    let isHere = true
    async function read() {
      const text = siteNoticeText(await getValueStore(api, ['header_web_notice', 'header_web_notice_text']))
      const found = text === undefined ? {} : { text, Markdown: await loadMarkdown() }
      lastReads.set(api, { notice: found, at: Date.now(), language })
      if (isHere) setNotice(found)
    }
    const readQuietly = () => void read().catch(() => {})
    const last = lastReads.get(api)
    // The read of the page before may have ended since this one rendered.
    const isRendered = last === rendered && last?.language === language
    if (!isRendered || Date.now() - last.at >= NOTICE_REFRESH) readQuietly()
    const timer = setInterval(readQuietly, NOTICE_REFRESH)
    // A page without a session learns the new time from its response.
    const unsubscribe = onTimeDiscarded(readQuietly)
    return () => {
      isHere = false
      clearInterval(timer)
      unsubscribe()
    }
  }, [api, language, rendered])
  return notice
}

async function loadMarkdown(): Promise<typeof MarkdownText> {
  return (await import('#web/shared/ui/markdown/markdown-text.tsx')).MarkdownText
}
