import { useTranslation } from 'react-i18next'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { Link } from '../../shared/navigation/navigation.tsx'
import { leaveTabNote } from '../../shared/navigation/tab-note.ts'
import { paths } from '../../shared/paths.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Row } from '../../shared/ui/stack.tsx'

type EmailTakenProps = { email: () => string; wasLost: boolean }

/** The next step for a donor who already has an account (rule 6.2). */
export function EmailTaken({ email, wasLost }: EmailTakenProps) {
  const { t } = useTranslation('registration')
  return (
    <Banner
      tone="info"
      actions={
        <Row gap={4}>
          <KnownLink to={paths.passwordReset} onClick={() => leaveTabNote('forgotten-by', email().trim())}>
            {t(($) => $.taken.reset)}
          </KnownLink>
          <Link to={paths.login}>{t(($) => $.taken.logIn)}</Link>
        </Row>
      }
    >
      {t(($) => (wasLost ? $.taken.maybeYours : $.taken.lead))}
    </Banner>
  )
}
