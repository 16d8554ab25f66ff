import type { ReactNode } from 'react'
import { useLanguage } from '../use-language.ts'
import { spokenIdentity } from './spoken-text.tsx'

/** An angel number, a variable symbol or an account, heard sign by sign; `children` show it in another way than as it is, by `Seen`. */
export function IdentityNumber({ number, children }: { number: string; children?: ReactNode }) {
  return spokenIdentity(number, useLanguage(), children)
}
