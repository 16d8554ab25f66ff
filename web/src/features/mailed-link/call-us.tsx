import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import type { MailedLinkName } from './use-mailed-link.ts'

/** Families and donors each have a phone line. */
export function CallUs({ kind }: Pick<MailedLinkName, 'kind'>) {
  const { t } = useTranslation('mailed-link')
  const { phones } = useConfig()
  return (
    <span>
      {t(($) => $.call)} <PhoneLink {...phones[kind === 'help-request' ? 'recipients' : 'donors']} />
    </span>
  )
}
