import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#web/shared/navigation/page-title.ts'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { HousePicture } from '#web/shared/ui/illustrations/house-picture.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
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
