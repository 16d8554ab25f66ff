import type { ReactNode } from 'react'
import { useConfig } from '#web/shared/config/config-context.tsx'

/** A link that dials `href`; `text` is the number formatted for reading. */
export function PhoneLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="num" href={href}>
      {text}
    </a>
  )
}

type CallUsProps = {
  /** Families and donors each have a phone line. */
  line: 'donors' | 'recipients'
  /** A span is one of several actions. */
  as?: 'p' | 'span'
  className?: string
  children: ReactNode
}

/** The text that says when to call, and the number. */
export function CallUs({ line, as: Element = 'p', className, children }: CallUsProps) {
  return (
    <Element className={className ?? (Element === 'p' ? 'soft small' : undefined)}>
      <span>{children}</span> <PhoneLink {...useConfig().phones[line]} />
    </Element>
  )
}
