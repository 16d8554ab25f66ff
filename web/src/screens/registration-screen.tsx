import { useTranslation } from 'react-i18next'
import registration from '../features/registration/locales/cs.json' with { type: 'json' }
import { Registration } from '../features/registration/registration.tsx'
import { WingedHeart } from '../features/registration/winged-heart.tsx'
import { Link } from '../shared/navigation/navigation.tsx'
import { paths } from '../shared/paths.ts'
import styles from './registration-screen.module.css'

export const texts = { registration }

/** /registrace: the way in for new donors (spec §2). */
export function Component() {
  const { t } = useTranslation('registration')
  return (
    <div className={styles.page}>
      <div className={styles.sky}>
        <div className={styles.hello}>
          <div className={styles.words}>
            <h1>{t(($) => $.title)}</h1>
            <p className={styles.lead}>{t(($) => $.lead)}</p>
            <p>
              {t(($) => $.haveAccount)} <Link to={paths.login}>{t(($) => $.logIn)}</Link>
            </p>
          </div>
          <div className={styles.picture}>
            <WingedHeart />
          </div>
        </div>
      </div>
      <div className={styles.inside}>
        <Registration />
      </div>
    </div>
  )
}
