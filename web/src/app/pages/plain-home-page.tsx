import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { HeartPicture } from '../../shared/ui/illustrations/heart-picture.tsx'
import { MessagePage } from './message-page.tsx'
import styles from './plain-home-page.module.css'

/** For whose screens are yet to come. Apart from the home page: a visitor does without its code. */
export function PlainHomePage({ session }: { session: SignedIn }) {
  const { t } = useTranslation('app')
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
