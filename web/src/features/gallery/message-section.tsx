import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#web/shared/ui/banner.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { ButtonLink } from '#web/shared/ui/button-link.tsx'
import { Chip } from '#web/shared/ui/chip.tsx'
import { Row, Stack } from '#web/shared/ui/stack.tsx'
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
