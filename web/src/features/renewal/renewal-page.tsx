import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { Renewal } from '#web/shared/api/wire.ts'
import { shortDay } from '#web/shared/format/czech-days.ts'
import { type UnsentAnswers, unsentAnswers } from '#web/shared/long-form/unsent-answers.ts'
import { paths } from '#web/shared/paths.ts'
import { hasHelpEnded } from '#web/shared/session/help-ended.ts'
import { useSession, useSessionActions } from '#web/shared/session/session-context.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { answersOf } from './financial-request.ts'
import { OpenRenewal } from './open-renewal.tsx'
import styles from './renewal.module.css'
import { RenewalCall, RenewalRedirect, RenewalTitle, RenewalWaiting } from './renewal-frame.tsx'
import { renewalKey, renewalQuery } from './renewal-queries.ts'
import { SentRenewal } from './sent-renewal.tsx'
import { createWrittenAnswers, type WrittenAnswers } from './written-answers.ts'

/** „Open“ in the API (openapi/resources/user-profile). */
const OPEN = 1

/** Sent from elsewhere, or by a call whose answer was lost: updates the home, the menu and a form in another tab. */
function useStatusFollows(state: Renewal['state'] | undefined): void {
  const session = useSession()
  const { refreshProfile } = useSessionActions()
  const status = session.isLoggedIn ? session.fullUser.RecipientRequestStatus?.Id : undefined
  const client = useQueryClient()
  useEffect(() => {
    if (state === 'sent' && status === OPEN) void refreshProfile()
  }, [state, status, refreshProfile])

  // The session of all tabs follows the tab that sent the renewal; the form open here is fetched
  // again at once.
  const before = useRef(status)
  useEffect(() => {
    const wasOpen = before.current === OPEN
    before.current = status
    if (wasOpen && status !== OPEN) void client.invalidateQueries({ queryKey: renewalKey })
  }, [status, client])
}

/** „Do not renew“ in the API (openapi/resources/user-profile). */
const DO_NOT_RENEW = 5

/** There is no open renewal: when the next one opens, and a link home. */
function NotOpen() {
  const { t } = useTranslation('renewal')
  const session = useSession()
  if (!session.isLoggedIn) return null
  const { fullUser } = session
  const date = fullUser.Recipient?.RenewalDate
  const isOver = hasHelpEnded(fullUser) || fullUser.RecipientStatusOfRequest?.Id === DO_NOT_RENEW
  return (
    <Banner
      title={t(($) => $.notOpen.title)}
      actions={<ButtonLink to={paths.recipientHome}>{t(($) => $.notOpen.home)}</ButtonLink>}
    >
      {isOver && <span>{t(($) => $.notOpen.ended)}</span>}
      {!isOver && (
        <SpokenText text={date ? t(($) => $.notOpen.from, { date: shortDay(date) }) : t(($) => $.notOpen.undated)} />
      )}
    </Banner>
  )
}

/** /prijemce/obnoveni-zadosti */
export function RenewalPage() {
  const { data, failure, retry } = useLoaded(renewalQuery(useApi()))
  const [wasOpen, setWasOpen] = useState(false)
  if (data?.state === 'open' && !wasOpen) setWasOpen(true)
  useStatusFollows(data?.state)
  const [written] = useState(createWrittenAnswers)
  const unsent = data?.state === 'sent' && wasOpen ? unsentOf(data, written) : undefined
  // Everyone who had the form open sees the thanks, unless another tab sent other answers.
  if (data?.state === 'sent' && wasOpen && !unsent) return <RenewalRedirect to={paths.renewalSent} />
  const isNotOpen = failure?.error === 'renewal-not-open'
  return (
    <div className={styles.page}>
      {data?.state === 'open' ? (
        <OpenRenewal renewal={data} written={written} />
      ) : (
        <>
          <RenewalTitle />
          {data && <SentRenewal renewal={data} unsent={unsent} />}
          {!data && isNotOpen && <NotOpen />}
          {!data && !isNotOpen && <RenewalWaiting failure={failure} onRetry={retry} />}
        </>
      )}
      {(data ?? failure) && <RenewalCall isSent={data?.state === 'sent'} />}
    </div>
  )
}

function unsentOf({ request }: Renewal, written: WrittenAnswers): UnsentAnswers | undefined {
  const here = written.get()
  return here && request ? unsentAnswers(here.definition, here.read(), answersOf(request)) : undefined
}
