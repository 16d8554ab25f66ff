import { notifyManager } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'

type OneAtATime = {
  /** For the button: true until the page shows the result. */
  isUnderWay: boolean
  /** None is under way: the next one may begin. */
  isOpen: () => boolean
  begin: () => void
  /** The next one may begin with the page that shows what came of this one. */
  end: () => void
  /** It came to nothing: the next one may begin at once. */
  giveUp: () => void
}

/**
 * One sending at a time (rule 18.10). A state alone is too late for a double click: both presses see the same render. An ended call alone is
 * too early: a press between the answer and the page that shows it would be another intent, with a key of its own.
 */
export function useOneAtATime(): OneAtATime {
  const [{ isUnderWay, ended }, setState] = useState({ isUnderWay: false, ended: 0 })
  const begun = useRef(0)
  const shown = useRef(0)
  // A passive effect runs after the page shows the button again; a press in between would be dropped.
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
    // TanStack Query notifies components of new data in a later task. Queued after that, the next sending opens with the new page.
    end: () => notifyManager.schedule(() => setState((state) => ({ isUnderWay: false, ended: state.ended + 1 }))),
    giveUp() {
      begun.current -= 1
      setState((state) => ({ ...state, isUnderWay: false }))
    },
  }
}
