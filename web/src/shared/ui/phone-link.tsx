/** A link that dials `href`; `text` is the number formatted for reading. */
export function PhoneLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="num" href={href}>
      {text}
    </a>
  )
}
