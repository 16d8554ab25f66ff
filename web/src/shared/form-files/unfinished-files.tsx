import { useTranslation } from 'react-i18next'
import { Banner } from '../ui/banner.tsx'

/** Says that the uploads must finish first, because no file can be added to a form that was sent. */
export function UnfinishedFiles() {
  const { t } = useTranslation('form-files')
  return (
    <Banner tone="warn" role="alert" title={t(($) => $.unfinished.title)}>
      {t(($) => $.unfinished.text)}
    </Banner>
  )
}
