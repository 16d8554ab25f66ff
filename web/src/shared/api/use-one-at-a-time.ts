import { useLayoutEffect, useRef, useState } from 'react'
import { notifications } from './notifications.ts'

type OneAtATime = {
  /** For the button: true until the page shows the result. */
  isUnderWay: boolean
  /** True if no submission is under way. */
  isOpen: () => boolean
  begin: () => void
  /** Allows the next submission once the page shows the result of this one. */
  end: () => void
  /** Allows the next submission at once, because this one had no result. */
  giveUp: () => void
}

/**
 * Rule 18.10. State alone is too late for a double click: both clicks see the same render. The end of the call
 * alone is too early: a click before the page shows the response would be another intent.
 */
export function useOneAtATime(): OneAtATime {
  const [{ isUnderWay, ended }, setState] = useState({ isUnderWay: false, ended: 0 })
  const begun = useRef(0)
  const shown = useRef(0)
  // A passive effect runs after the page shows the button again; a click in between would be dropped.
  useLayoutEffect(() => {
    shown.current = ended
  }, [ended])
  return {
    isUnderWay,
    isOpen: () => begun.current === shown.current,
    begin() {
      begun.current += 1
      setState((state) => ({ ...state, isUnderWay: true }))
    },
    // TanStack Query notifies components of new data in a later task. Queued after that, the next submission opens with the new page.
    end: () => notifications.schedule(() => setState((state) => ({ isUnderWay: false, ended: state.ended + 1 }))),
    giveUp() {
      begun.current -= 1
      setState((state) => ({ ...state, isUnderWay: false }))
    },
  }
}
