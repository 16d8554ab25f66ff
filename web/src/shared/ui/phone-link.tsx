/** A phone to press, by its address and as people read it. */
export function PhoneLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="num" href={href}>
      {text}
    </a>
  )
}
