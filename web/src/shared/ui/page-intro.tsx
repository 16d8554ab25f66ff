import type { ReactNode } from 'react'
import { Stack } from './stack/stack.tsx'

type PageIntroProps = { /** The link to the page above this one. */ back: ReactNode; title: string; lead: ReactNode }

/** Head of a page below another one: the link back, the heading, the purpose of the page. */
export function PageIntro({ back, title, lead }: PageIntroProps) {
  return (
    <Stack gap={2}>
      <p className="small standalone-links">{back}</p>
      <h1>{title}</h1>
      <p className="soft">{lead}</p>
    </Stack>
  )
}
