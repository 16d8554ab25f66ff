import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'

/** Why there is no contact, worded so that the donor does not feel refused. */
export function NoContact({ why }: { why: 'not-shared' | 'help-ended' }) {
  const { t } = useTranslation('family')
  return <Banner title={t(($) => $.contact[why].title)}>{t(($) => $.contact[why].lead)}</Banner>
}
