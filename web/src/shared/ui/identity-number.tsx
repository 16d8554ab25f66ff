import type { ReactNode } from 'react'
import { spokenNumber } from '../format/spoken-forms.ts'
import { inParts, Seen, Spoken } from './spoken-text.tsx'
import { useLanguage } from './use-language.ts'

/** An angel number, a variable symbol or an account, heard sign by sign; `children` show it in another way than as it is. */
export function IdentityNumber({ number, children }: { number: string; children?: ReactNode }) {
  return (
    <Spoken as={spokenNumber(number, useLanguage())} {...(!/[-/]/.test(number) && { className: 'whole' })}>
      <Seen>{children ?? inParts(number)}</Seen>
    </Spoken>
  )
}
