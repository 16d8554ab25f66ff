import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'

/** The matching answers were preserved. */
export function FormChanged() {
  const { t } = useTranslation('help-request')
  return (
    <Banner tone="warn" role="status" title={t(($) => $.form.changed.title)}>
      {t(($) => $.form.changed.text)}
    </Banner>
  )
}
