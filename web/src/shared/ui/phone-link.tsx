/** A link that dials `href`; `text` is the number as people read it. */
export function PhoneLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="num" href={href}>
      {text}
    </a>
  )
}
