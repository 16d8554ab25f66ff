import { useMemo } from 'react'
import { type Navigation, usePortalLocation, usePortalNavigate } from '../navigation/navigation.tsx'

/** Names in the address for the parts of a form that are not sections. */
export const FILES = 'soubory'
export const CHECK = 'kontrola'

const PART = 'cast'
const RETURN = 'zpet'

export type FormPlace = {
  /** A section's id, FILES, CHECK, or '' for the overview. */
  part: string
  /** The user came from the check page and returns there. */
  returnsToCheck: boolean
  /** The address of a part; '' is the overview. */
  hrefOf: (part: string, options?: { returnsToCheck?: boolean }) => string
  go: (part: string) => void
  /** Navigation within the form: the history state (the key of a link) is passed to every part. */
  navigation: Navigation
}

/** The shown part of the form is in the address, so that the browser's back button and a reload work as expected. */
export function useFormPlace(): FormPlace {
  const place = usePortalLocation()
  const go = usePortalNavigate()
  return useMemo(() => {
    const { pathname, search, state } = place
    const query = new URLSearchParams(search)
    const hrefOf: FormPlace['hrefOf'] = (part, { returnsToCheck = false } = {}) => {
      const next = new URLSearchParams(search)
      next.delete(RETURN)
      if (part === '') next.delete(PART)
      else next.set(PART, part)
      if (returnsToCheck) next.set(RETURN, CHECK)
      const searchText = next.toString()
      return searchText === '' ? pathname : `${pathname}?${searchText}`
    }
    const navigation: Navigation = {
      place,
      go: (to, options) => go(to, { ...(to.split(/[?#]/)[0] === pathname && { state }), ...options }),
    }
    return {
      part: query.get(PART) ?? '',
      returnsToCheck: query.get(RETURN) === CHECK,
      hrefOf,
      go: (part) => navigation.go(hrefOf(part)),
      navigation,
    }
  }, [place, go])
}
