import { useTranslation } from 'react-i18next'
import { Banner } from '../ui/banner/banner.tsx'

/** Names the uploads that are not finished, and says that the uploads must finish first, because no file can be added to a form that was sent. */
export function UnfinishedFiles({ files }: { files: readonly string[] }) {
  const { t } = useTranslation('form-files')
  return (
    <Banner tone="warn" role="alert" title={t(($) => $.unfinished.title)}>
      <p>{files.join(', ')}</p>
      <p>{t(($) => $.unfinished.text)}</p>
    </Banner>
  )
}
