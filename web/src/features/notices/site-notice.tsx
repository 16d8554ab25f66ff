import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { useConfig } from '../../shared/config/config-context.tsx'
import { ownDomainOf } from '../../shared/format/link-target.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import type { MarkdownText } from '../../shared/ui/markdown/markdown-text.tsx'
import styles from './site-notice.module.css'
import { siteNoticeText } from './site-notice-text.ts'
import { useClosedNotice } from './use-closed-notice.ts'
import { getValueStore, NOTICE_REFRESH } from './value-store.ts'

/**
 * The foundation's notice to everybody, on every page; Markdown (rule 3.5). It loads long after the
 * page, so it comes last in the document and sticks to the lower edge of the window: nothing moves,
 * nothing stays covered. A closed notice stays closed on this device until its text changes.
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

/**
 * Fetched by a plain timer, not by the query cache: the login pages load without the cache, and a
 * notice of an outage matters most there. A failure changes nothing and waits for the next poll.
 * The Markdown parser is fetched only if there is a text, and before it shows: a notice whose
 * height changes would shift.
 */
function useSiteNotice(): Notice {
  const api = useApi()
  const [notice, setNotice] = useState<Notice>({})
  useEffect(() => {
    let isHere = true
    async function read() {
      const text = siteNoticeText(await getValueStore(api, ['header_web_notice', 'header_web_notice_text']))
      const found = text === undefined ? {} : { text, Markdown: await loadMarkdown() }
      if (isHere) setNotice(found)
    }
    const readQuietly = () => void read().catch(() => {})
    readQuietly()
    const timer = setInterval(readQuietly, NOTICE_REFRESH)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [api])
  return notice
}

async function loadMarkdown(): Promise<typeof MarkdownText> {
  return (await import('../../shared/ui/markdown/markdown-text.tsx')).MarkdownText
}
