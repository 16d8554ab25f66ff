import { ArrowRight, Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { StatusBanner } from '#web/shared/ui/status-banner/status-banner.tsx'
import { Section } from './section.tsx'

export function MessageSection() {
  const { t } = useTranslation('gallery')
  const [open, setOpen] = useState(true)
  return (
    <Section name="messages">
      <Row>
        <Chip>{t(($) => $.messages.plain)}</Chip>
        <Chip tone="ok">
          <Check aria-hidden="true" />
          {t(($) => $.messages.done)}
        </Chip>
        <Chip tone="wait">{t(($) => $.messages.missing)}</Chip>
        <Chip tone="bad">{t(($) => $.messages.refused)}</Chip>
        <Chip tone="sky">{t(($) => $.messages.month)}</Chip>
      </Row>
      <Stack gap={3}>
        {open && (
          <Banner title={t(($) => $.messages.info)} onClose={() => setOpen(false)}>
            {t(($) => $.messages.infoText)}
          </Banner>
        )}
        <Banner tone="ok" title={t(($) => $.messages.ok)}>
          {t(($) => $.messages.okText)}
        </Banner>
        <Banner
          tone="warn"
          title={t(($) => $.messages.warn)}
          actions={<ButtonLink to="/test">{t(($) => $.messages.warnAction)}</ButtonLink>}
        >
          {t(($) => $.messages.warnText)}
        </Banner>
        <Banner tone="error" title={t(($) => $.messages.error)} actions={<Button>{t(($) => $.messages.retry)}</Button>}>
          {t(($) => $.messages.errorText)}
        </Banner>
      </Stack>
    </Section>
  )
}

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
          todo={<SpokenText text={t(($) => $.status.warnTodo)} />}
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

const variants = ['primary', 'secondary', 'link'] as const

export function ActionSection() {
  const { t } = useTranslation('gallery')
  return (
    <Section name="actions">
      <Stack gap={4}>
        <Row>
          <Button variant="primary">
            {t(($) => $.actions.go)} <ArrowRight aria-hidden="true" />
          </Button>
          <Button variant="secondary">{t(($) => $.actions.second)}</Button>
          <Button variant="link">{t(($) => $.actions.quiet)}</Button>
          <ButtonLink to="/test">{t(($) => $.actions.link)}</ButtonLink>
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy>
              {t(($) => $.actions.busy)}
            </Button>
          ))}
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {t(($) => $.actions.disabled)}
            </Button>
          ))}
        </Row>
        <Button variant="primary" wide>
          {t(($) => $.actions.wide)}
        </Button>
      </Stack>
    </Section>
  )
}
