import { EditPage } from '../features/help-request/edit-page.tsx'
import styles from '../features/help-request/help-request.module.css'
import mailedLink from '../features/mailed-link/locales/cs.json' with { type: 'json' }
import { MailedLink } from '../features/mailed-link/mailed-link.tsx'
import type { LinkGateProps } from '../shared/navigation/tab-key.ts'
import { requestTexts } from './request-texts.ts'

export const texts = { ...requestTexts, 'mailed-link': mailedLink }

/** /dotaznik-editace: a returned request, by a link valid for 7 days (rule 12.2), Czech only. */
export function Component() {
  return <EditPage LinkGate={LinkGate} />
}

function LinkGate(props: LinkGateProps) {
  return <MailedLink {...props} kind="help-request" level={1} className={styles.page} />
}
