import { useTranslation } from 'react-i18next'
import { Banner } from '../ui/banner.tsx'

/** Nothing can be added to a form that was sent: its files come first. */
export function UnfinishedFiles() {
  const { t } = useTranslation('form-files')
  return (
    <Banner tone="warn" role="alert" title={t(($) => $.unfinished.title)}>
      {t(($) => $.unfinished.text)}
    </Banner>
  )
}
