import { Fragment } from 'react'

/**
 * An account as printed, `19-2000145399/0800`, or another number that has to be typed at a bank: on one line if it fits, otherwise
 * broken between its parts.
 */
export function PaymentNumber({ children: written }: { children: string }) {
  return (
    <span className="grouped">
      {written.split(/(?<=-)|(?=\/)/).map((part, place) => (
        <Fragment key={part}>
          {place > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  )
}
