import { type ReactNode, useEffect, useRef } from 'react'

/** The page's heading; it takes the focus if the content of the page was replaced after an action of the user. */
export function NoticeHeading({ isNews, children }: { isNews: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
