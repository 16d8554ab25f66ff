import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { LetterPicture } from '../../shared/ui/illustrations/letter-picture.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './email-change.module.css'

/** The new address is set, and the old one, if any, was notified. */
export function EmailDone({ email, hadOne }: { email: string; hadOne: boolean }) {
  const { t } = useTranslation('email-change')
  return (
    <Stack gap={4}>
      <div className={styles.picture}>
        <LetterPicture />
      </div>
      <NoticeHeading isNews>{t(($) => $.doneTitle)}</NoticeHeading>
      <p>
        {t(($) => $.doneText)} <strong className={styles.address}>{email}</strong>.
      </p>
      {hadOne && <p>{t(($) => $.doneOld)}</p>}
      <p>{t(($) => $.doneSessions)}</p>
      <div>
        <ButtonLink variant="primary" to={paths.account}>
          {t(($) => $.toAccount)}
        </ButtonLink>
      </div>
    </Stack>
  )
}
