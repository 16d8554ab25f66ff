import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/shared/ui/button-link.tsx'
import { Stack } from '#web/shared/ui/stack.tsx'
import { StatusBanner } from '#web/shared/ui/status-banner.tsx'
import { Section } from './section.tsx'

export function StatusSection() {
  const { t } = useTranslation('gallery')
  return (
    <Section name="status">
      <Stack gap={4}>
        <StatusBanner
          tone="ok"
          state={t(($) => $.status.ok)}
          meaning={t(($) => $.status.okMeaning)}
          dateLabel={t(($) => $.status.dateLabel)}
          date={t(($) => $.status.date)}
          todo={t(($) => $.status.okTodo)}
        />
        <StatusBanner
          tone="warn"
          state={t(($) => $.status.warn)}
          meaning={t(($) => $.status.warnMeaning)}
          todo={t(($) => $.status.warnTodo)}
          actions={
            <ButtonLink variant="primary" to="/test">
              {t(($) => $.status.warnAction)}
            </ButtonLink>
          }
        />
        <StatusBanner
          tone="error"
          state={t(($) => $.status.error)}
          meaning={t(($) => $.status.errorMeaning)}
          todo={t(($) => $.status.errorTodo)}
        />
        <StatusBanner tone="info" state={t(($) => $.status.info)} meaning={t(($) => $.status.infoMeaning)} />
      </Stack>
    </Section>
  )
}
