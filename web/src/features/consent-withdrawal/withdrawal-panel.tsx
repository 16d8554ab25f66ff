import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import type { ConsentWithdrawn } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { accountKindOf } from '#web/shared/session/account-kind.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { ConfirmDialog } from '#web/shared/ui/overlay/dialog.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { Row } from '#web/shared/ui/stack/stack.tsx'
import styles from './consent-withdrawal.module.css'
import { withdrawConsent } from './consent-withdrawal-queries.ts'
import { leaveFarewell } from './farewell-note.ts'

export function WithdrawalPanel({ session }: { session: SignedIn }) {
  const { t } = useTranslation('consent-withdrawal')
  const { store } = useSessionActions()
  const [isAsking, setAsking] = useState(false)
  const { isSaving, save, failure } = useSave({
    mutationFn: useWithdrawConsent(),
    onSuccess: ({ finalEmailDueAt, publicListDueAt }) => {
      // Ends the session as a logout does, including drafts. The guard redirects to the farewell
      // page, which reads the deadlines from the tab's storage.
      store.clear('logged-out')
      leaveFarewell({ finalEmailDueAt, publicListDueAt })
    },
    onError: () => setAsking(false),
  })
  return (
    <Card as="section" variant="roomy" className={styles.page}>
      <p className="small">
        <KnownLink className="standalone-link" to={paths.account}>
          {t(($) => $.back)}
        </KnownLink>
      </p>
      <h1>{t(($) => $.title)}</h1>
      <p>{t(($) => $.lead)}</p>
      <WhatHappens session={session} />
      {session.fullUser.Giving?.NextCharge && <CardGoesOn />}
      <p className="soft small">{t(($) => $.law)}</p>
      {failure && <FailureBanner ns="consent-withdrawal" failure={failure} />}
      <Row gap={3}>
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t(($) => $.submit)}
        </Button>
        <KnownLink className={styles.stay} to={paths.account}>
          {t(($) => $.stay)}
        </KnownLink>
      </Row>
      <CallUs line="donors">{t(($) => $.callUs)}</CallUs>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(($) => $.confirmTitle)}
        confirmLabel={t(($) => $.submit)}
        cancelLabel={t(($) => $.stay)}
        busy={isSaving}
        onCancel={() => isSaving || setAsking(false)}
        onConfirm={() => save({})}
      >
        {t(($) => $.confirmText)}
      </ConfirmDialog>
    </Card>
  )
}

/** The payment gateway has no data about consents. */
function CardGoesOn() {
  const { t } = useTranslation('consent-withdrawal')
  return (
    <Banner
      tone="warn"
      title={t(($) => $.cardTitle)}
      actions={<KnownLink to={paths.howToHelp}>{t(($) => $.cardLink)}</KnownLink>}
    >
      {t(($) => $.cardText)}
    </Banner>
  )
}

/** A retry that finds the session over counts as a success of the lost first call. Rejects with `ApiFailure`. */
function useWithdrawConsent(): () => Promise<ConsentWithdrawn> {
  const api = useApi()
  const wasLost = useRef(false)

  return async () => {
    try {
      return await withdrawConsent(api)
    } catch (failure) {
      if (failure instanceof ApiFailure) {
        if (wasLost.current && failure.code === 401) leaveFarewell('unsure')
        if (failure.isOutcomeUnknown) wasLost.current = true
      }
      throw failure
    }
  }
}

/** The consequences in chronological order (rule 6.15); only those that concern this donor. */
function WhatHappens({ session }: { session: SignedIn }) {
  const { t } = useTranslation('consent-withdrawal')
  const listStep = accountKindOf(session).isCompany ? 'listCompany' : 'list'
  const steps = [
    'now',
    session.email === '' ? 'dayNoEmail' : 'day',
    ...(isOnList(session) ? ([listStep] as const) : []),
    'later',
  ] as const
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <span className={styles.when}>{t(($) => $.step[step].when)}</span>
          <strong>{t(($) => $.step[step].title)}</strong>
          <span className="soft">{t(($) => $.step[step].text)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Listed now or soon; derived from the consent if the provider sends no status of the list. */
function isOnList({ profile: { donor } }: SignedIn): boolean {
  if (!donor) return true
  const { publicListing: listing } = donor
  return listing ? listing.isListed || listing.changeDueAt !== null : donor.consents.nameInPublicList
}
