import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../shared/navigation/page-title.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { WingPicture } from '../../shared/ui/illustrations/wing-picture.tsx'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('app')
  usePageTitle(t(($) => $.title.notFound))
  return (
    <MessagePage
      picture={<WingPicture />}
      title={t(($) => $.notFound.title)}
      action={
        <ButtonLink variant="primary" to={paths.index}>
          {t(($) => $.notFound.home)}
        </ButtonLink>
      }
    >
      <p>{t(($) => $.notFound.lead)}</p>
    </MessagePage>
  )
}
