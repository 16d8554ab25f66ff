import { useTranslation } from 'react-i18next'
import { useKnownPaths } from '../../shared/navigation/known-paths.tsx'
import { Redirect } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session/session-context.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { HeartPicture } from '../../shared/ui/illustrations/heart-picture.tsx'
import { homeOf } from '../admission.ts'
import styles from './home-page.module.css'
import { MessagePage } from './message-page.tsx'

/** Sends everybody to their home; whose screens are yet to come sees who is signed in and the way out. */
export function Component() {
  const { t } = useTranslation('app')
  const session = useSession()
  const home = homeOf(session, useKnownPaths())
  if (home !== paths.index) return <Redirect to={home} />
  if (!session.isLoggedIn) return null
  return (
    <MessagePage
      picture={<HeartPicture />}
      title={t(($) => $.home.title)}
      action={
        <ButtonLink look="second" to={paths.logout}>
          {t(($) => $.logOut)}
        </ButtonLink>
      }
    >
      <p>{t(($) => $.home.lead)}</p>
      <p>
        <span className="soft">{t(($) => $.home.who)}: </span>
        <strong className={styles.name}>{session.displayName}</strong>
      </p>
    </MessagePage>
  )
}
