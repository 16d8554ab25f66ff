import type { ReactNode } from 'react'
import { Stack } from '../ui/stack.tsx'

type PartHeadingProps = {
  title: string /** Where in the form it is. */
  caption?: ReactNode /** The link to the overview. */
  back: ReactNode
}

/** The head of a part: the link back, its number, and its title. */
export function PartHeading({ title, caption, back }: PartHeadingProps) {
  return (
    <Stack gap={2}>
      <p className="small no-print">{back}</p>
      {caption !== undefined && <p className="soft">{caption}</p>}
      <h1 tabIndex={-1}>{title}</h1>
    </Stack>
  )
}
