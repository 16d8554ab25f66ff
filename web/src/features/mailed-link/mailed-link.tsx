import { useTranslation } from 'react-i18next'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import type { LinkGateProps } from '#web/shared/navigation/tab-key.ts'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { FactForm } from './fact-form.tsx'
import { type MailedLinkName, useMailedLink } from './use-mailed-link.ts'

type MailedLinkProps = LinkGateProps & {
  kind: MailedLinkName['kind']
  /** Level of the heading: 1 if the link fills the page. */
  level: 1 | 2
  /** The CSS class of the surrounding page, for the content shown in its place. */
  className?: string | undefined
}

/** A link that was opened before requires a fact that only the person knows (rule 13.3). */
export function MailedLink({ kind, linkKey, level, className, waiting, renderEnded, children }: MailedLinkProps) {
  const link = { kind, linkKey }
  const { opened, retry, accept, end, lose } = useMailedLink(link)
  switch (opened.state) {
    case 'opening':
      return waiting
    case 'open':
      return children({ key: opened.accessKey, lose })
    case 'ended':
      return renderEnded(opened.why)
    case 'failed':
      return (
        <div className={className}>
          <NotOpened level={level} failure={opened.failure} kind={kind} onRetry={retry} />
        </div>
      )
    default:
      return (
        <div className={className}>
          <FactForm link={link} level={level} isExpired={opened.isExpired} onAccepted={accept} onEnded={end} />
        </div>
      )
  }
}

type NotOpenedProps = { level: 1 | 2; failure: unknown; kind: MailedLinkName['kind']; onRetry: () => void }

function NotOpened({ level, failure, kind, onRetry }: NotOpenedProps) {
  const { t } = useTranslation('mailed-link')
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <>
      <Heading>{t(($) => $.title)}</Heading>
      <FailureBanner
        ns="mailed-link"
        failure={failure}
        title={t(($) => $.failed.title)}
        onRetry={onRetry}
        actions={
          <CallUs as="span" line={kind === 'help-request' ? 'recipients' : 'donors'}>
            {t(($) => $.call)}
          </CallUs>
        }
      />
    </>
  )
}
