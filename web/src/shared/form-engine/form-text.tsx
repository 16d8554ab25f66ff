import { memo } from 'react'
import { useConfig } from '../config/config-context.tsx'
import { ownDomainOf } from '../format/link-target.ts'
import { MarkdownText } from '../ui/markdown/markdown-text.tsx'

/** Markdown of a form. Not lazy: a text that is loaded later would move the field while the user is tapping it. */
export const FormText = memo(function FormText({ text }: { text: string }) {
  const { hosts } = useConfig()
  return <MarkdownText text={text} ownDomain={ownDomainOf(hosts.website)} headingShift={2} />
})
