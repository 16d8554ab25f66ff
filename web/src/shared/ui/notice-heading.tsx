import { type ReactNode, useEffect, useRef } from 'react'

/** The page's heading; it takes the focus if it replaced other content while the page was open. */
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
