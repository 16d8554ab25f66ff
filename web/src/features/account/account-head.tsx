import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { formatDate } from '../../shared/format/date.ts'
import { imageAddress } from '../../shared/format/image-address.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { useRenewAvatar } from '../../shared/pictures/renew-pictures.ts'
import { accountKindOf } from '../../shared/session/account-kind.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { Avatar } from '../../shared/ui/avatar.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import styles from './account.module.css'

export function AccountHead({ session }: { session: SignedIn }) {
  const { t } = useTranslation('account')
  const { hosts } = useConfig()
  const language = useLanguage()
  const { isCompany } = accountKindOf(session)
  const since = session.fullUser.Giving?.Since
  return (
    <div className={styles.head}>
      <Avatar
        src={imageAddress(session.avatar, hosts.image)}
        gender={session.gender}
        size={88}
        renew={useRenewAvatar()}
      />
      <div className={styles.who}>
        <h1>{t(($) => (isCompany ? $.titleCompany : $.title))}</h1>
        <p className={styles.name}>{session.displayName}</p>
        <p className="soft num">{t(($) => $.angelNumber, { number: session.personalNumber })}</p>
        {since && <p className="soft">{t(($) => $.since, { date: withNoBreakSpaces(formatDate(since, language)) })}</p>}
        {isCompany && (
          <p>
            <Chip tone="sky">{t(($) => $.company)}</Chip>
          </p>
        )}
      </div>
    </div>
  )
}
