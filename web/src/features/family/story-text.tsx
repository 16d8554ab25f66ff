import { useConfig } from '#web/shared/config/config-context.tsx'
import { ownDomainOf } from '#web/shared/format/link-target.ts'
import { Markdown } from '#web/shared/ui/markdown/markdown.tsx'

/** A text written by a family: Markdown, in Czech on every page. */
export function StoryText({ story }: { story: string }) {
  const { hosts } = useConfig()
  return (
    <div lang="cs">
      <Markdown text={story} ownDomain={ownDomainOf(hosts.website)} headingShift={2} />
    </div>
  )
}
