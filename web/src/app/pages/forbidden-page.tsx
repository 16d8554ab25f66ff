import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../shared/navigation/page-title.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { HousePicture } from '../../shared/ui/illustrations/house-picture.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { MessagePage } from './message-page.tsx'

export function ForbiddenPage() {
  const { t } = useTranslation('pages')
  usePageTitle(t(($) => $.title.forbidden))
  return (
    <MessagePage
      picture={<HousePicture />}
      title={t(($) => $.forbidden.title)}
      action={
        <ButtonLink variant="primary" to={paths.index}>
          {t(($) => $.forbidden.home)}
        </ButtonLink>
      }
    >
      <Stack gap={2}>
        <p>{t(($) => $.forbidden.lead)}</p>
        <p>{t(($) => $.forbidden.hint)}</p>
      </Stack>
    </MessagePage>
  )
}
