import { useTranslation } from 'react-i18next'
import { EveningPicture } from '../features/login/evening-picture.tsx'
import login from '../features/login/locales/cs.json' with { type: 'json' }
import { LoginForm } from '../features/login/login-form.tsx'
import { ForgottenPassword, OtherDoors } from '../features/login/login-links.tsx'
import { usePasswordSetNote } from '../features/login/password-set-note.ts'
import { useTabNote } from '../shared/navigation/tab-note.ts'
import { Banner } from '../shared/ui/banner/banner.tsx'
import { Card } from '../shared/ui/card/card.tsx'
import styles from './login-screen.module.css'

export const texts = { login }

/** /login: the login of donors and administrators (rule 2.2). */
export function Component() {
  const { t } = useTranslation('login')
  usePasswordSetNote()
  const hasEnded = useTabNote('session-ended') !== undefined
  return (
    <div className={styles.sky}>
      <div className={styles.inside}>
        <div className={styles.hello}>
          <h1>{t(($) => $.hello)}</h1>
          <p className={styles.lead}>{t(($) => $.lead)}</p>
          <div className={styles.picture}>
            <EveningPicture />
          </div>
        </div>
        <Card as="section" variant="roomy" className={styles.card} aria-labelledby="login-title">
          <h2 id="login-title">{t(($) => $.title)}</h2>
          {hasEnded && (
            <Banner role="alert" title={t(($) => $.ended.title)}>
              {t(($) => $.ended.text)}
            </Banner>
          )}
          <LoginForm />
          <ForgottenPassword />
          <hr />
          <OtherDoors />
        </Card>
      </div>
    </div>
  )
}
