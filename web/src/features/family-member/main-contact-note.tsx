import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'

/** Who may sign in, and that only the foundation changes it (rule 5.1). */
export function MainContactNote() {
  const { t } = useTranslation('family-member')
  const { phones, email } = useConfig()
  return (
    <p className="soft">
      {t(($) => $.mainContactNote)} <PhoneLink {...phones.recipients} />
      {email !== '' && (
        <>
          <span>{` ${t(($) => $.orWrite)} `}</span>
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  )
}
