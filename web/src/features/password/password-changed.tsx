import { useTranslation } from 'react-i18next'
import { formatTime } from '../../shared/format/date.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { HousePicture } from '../../shared/ui/illustrations/house-picture.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './password.module.css'

/** This session continues; all other sessions with the old password have ended. */
export function PasswordChanged({ changedAt, isDonor }: { changedAt: string; isDonor: boolean }) {
  const { t } = useTranslation('password')
  return (
    <Stack gap={4}>
      <div className={styles.picture}>
        <HousePicture />
      </div>
      <NoticeHeading isNews>{t(($) => $.doneTitle)}</NoticeHeading>
      <p>{t(($) => $.doneText, { time: formatTime(changedAt) })}</p>
      <div>
        <ButtonLink variant="primary" to={isDonor ? paths.account : paths.index}>
          {t(($) => (isDonor ? $.toAccount : $.toHome))}
        </ButtonLink>
      </div>
    </Stack>
  )
}
