import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button.tsx'
import { ButtonLink } from '#web/shared/ui/button-link.tsx'
import { Row, Stack } from '#web/shared/ui/stack.tsx'
import { Section } from './section.tsx'

const looks = ['go', 'second', 'quiet'] as const

export function ActionSection() {
  const { t } = useTranslation('gallery')
  return (
    <Section name="actions">
      <Stack gap={4}>
        <Row>
          <Button look="go">
            {t(($) => $.actions.go)} <ArrowRight aria-hidden="true" />
          </Button>
          <Button look="second">{t(($) => $.actions.second)}</Button>
          <Button look="quiet">{t(($) => $.actions.quiet)}</Button>
          <ButtonLink to="/test">{t(($) => $.actions.link)}</ButtonLink>
        </Row>
        <Row>
          {looks.map((look) => (
            <Button key={look} look={look} busy>
              {t(($) => $.actions.busy)}
            </Button>
          ))}
        </Row>
        <Row>
          {looks.map((look) => (
            <Button key={look} look={look} disabled>
              {t(($) => $.actions.disabled)}
            </Button>
          ))}
        </Row>
        <Button look="go" wide>
          {t(($) => $.actions.wide)}
        </Button>
      </Stack>
    </Section>
  )
}
