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

/** The line breaks after a dash and a stroke only. */
function inParts(number: string): ReactNode {
  return (number.match(/[^-/]+[-/]?/g) ?? []).map((part) => (
    <Fragment key={part}>
      <span className="unbroken">{part}</span>
      {/[-/]$/.test(part) && <wbr />}
    </Fragment>
  ))
}
