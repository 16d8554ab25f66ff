import { cx } from './class-names.ts'

type PhoneLinkProps = { href: string; text: string; className?: string }

/** A link that dials `href`; `text` is the number as people read it. */
export function PhoneLink({ href, text, className }: PhoneLinkProps) {
  return (
    <a className={cx('num', className)} href={href}>
      {text}
    </a>
  )
}
