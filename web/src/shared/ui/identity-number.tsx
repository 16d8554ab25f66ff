import { Fragment, type ReactNode } from 'react'
import { spokenNumber } from '../format/spoken-forms.ts'
import { Seen, Spoken } from './spoken-text.tsx'
import { useLanguage } from './use-language.ts'

/** An angel number, a variable symbol or an account, heard sign by sign; `children` show it in another way than as it is. */
export function IdentityNumber({ number, children }: { number: string; children?: ReactNode }) {
  return (
    <Spoken as={spokenNumber(number, useLanguage())}>
      <Seen>{children ?? inParts(number)}</Seen>
    </Spoken>
  )
}

/** `19-2000145399/0800` breaks between its parts only. */
function inParts(number: string): ReactNode {
  return (number.match(/[^-/]+-?|[-/][^-/]*/g) ?? []).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && <wbr />}
      <span className="unbroken">{part}</span>
    </Fragment>
  ))
}
