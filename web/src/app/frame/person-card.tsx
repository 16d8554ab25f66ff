import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { imageAddress } from '#web/shared/format/image-address.ts'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { useRenewAvatar } from '#web/shared/pictures/renew-pictures.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { Avatar } from '#web/shared/ui/avatar/avatar.tsx'
import { ErrorBoundary } from '#web/shared/ui/error-boundary.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import styles from './person-card.module.css'

/** The picture links a recipient to the photos and other users to the account. The menu does not depend on it (rule 3.12). */
export function PersonCard({ session }: { session: SignedIn }) {
  return (
    <ErrorBoundary>
      <Person session={session} />
    </ErrorBoundary>
  )
}

function Person({ session }: { session: SignedIn }) {
  const { t } = useTranslation('pages')
  const { hosts } = useConfig()
  const isRecipient = session.loginScope === 'recipient'
  // An administrator's name is the login name.
  const number = session.loginScope === 'admin' ? '' : session.personalNumber
  const picture = (
    <Avatar src={imageAddress(session.avatar, hosts.image)} gender={session.gender} renew={useRenewAvatar()} />
  )
  return (
    <div className={styles.person}>
      <KnownLink
        to={isRecipient ? paths.recipientPhotos : paths.account}
        aria-label={isRecipient ? t(($) => $.photos) : t(($) => $.account)}
        className={styles.picture}
        fallback={<span className={styles.picture}>{picture}</span>}
      >
        {picture}
      </KnownLink>
      <div className={styles.words}>
        <strong translate="no">{session.displayName}</strong>
        {number !== '' && (
          <span className={styles.number}>
            {isRecipient ? (
              <SpokenText text={t(($) => $.recipientNumber, { number })} />
            ) : (
              <SpokenText text={t(($) => $.angelNumber, { number })} />
            )}
          </span>
        )}
      </div>
    </div>
  )
}
