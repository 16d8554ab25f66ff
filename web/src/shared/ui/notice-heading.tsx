import { type ReactNode, useEffect, useRef } from 'react'

/** The page's heading; it takes the focus when the page turned into another one under the person's hands. */
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
