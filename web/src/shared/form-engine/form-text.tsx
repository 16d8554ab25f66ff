import { memo } from 'react'
import { useConfig } from '../config/config-context.tsx'
import { ownDomainOf } from '../format/link-target.ts'
import { MarkdownText } from '../ui/markdown/markdown-text.tsx'

/** Markdown of a form. It comes with the form at once: a text that arrives later would move the field under somebody's finger. */
export const FormText = memo(function FormText({ text }: { text: string }) {
  const { hosts } = useConfig()
  return <MarkdownText text={text} ownDomain={ownDomainOf(hosts.website)} headingShift={2} />
})
