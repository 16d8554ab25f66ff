import { useTranslation } from 'react-i18next'
import { accountKindOf } from '../../shared/session/account-kind.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import styles from './consent-withdrawal.module.css'

/** The consequences in chronological order (rule 6.15); only those that concern this donor. */
export function WhatHappens({ session }: { session: SignedIn }) {
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
  return listing ? listing.isListed || listing.changesBy !== null : donor.consents.nameInPublicList
}
