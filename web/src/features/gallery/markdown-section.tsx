import { useTranslation } from 'react-i18next'
import { Card } from '#web/shared/ui/card.tsx'
import { Markdown } from '#web/shared/ui/markdown/markdown.tsx'
import { Section } from './section.tsx'

export function MarkdownSection() {
  const { t } = useTranslation('gallery')
  return (
    <Section name="markdown">
      <Card variant="roomy">
        <Markdown text={t(($) => $.markdown.text)} ownDomain="example.com" />
      </Card>
    </Section>
  )
}
