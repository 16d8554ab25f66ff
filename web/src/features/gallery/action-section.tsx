import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button.tsx'
import { ButtonLink } from '#web/shared/ui/button-link.tsx'
import { Row, Stack } from '#web/shared/ui/stack.tsx'
import { Section } from './section.tsx'

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
