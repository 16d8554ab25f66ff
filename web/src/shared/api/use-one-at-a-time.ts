import { useEffect, useRef, useState } from 'react'

type OneAtATime = {
  /** None is under way. */
  isOpen: () => boolean
  begin: () => void
  /** The next one may begin with the page that shows what came of this one. */
  end: () => void
  /** It came to nothing: the next one may begin at once. */
  giveUp: () => void
}

/**
 * One sending at a time (W14). A state alone is too late for a double click: both presses see the same render. An ended call alone is
 * too early: a press between the answer and the page that shows it would be another intent, with a key of its own.
 */
export function useOneAtATime(): OneAtATime {
  const [ended, setEnded] = useState(0)
  const begun = useRef(0)
  const shown = useRef(0)
  useEffect(() => {
    shown.current = ended
  }, [ended])
  return {
    isOpen: () => begun.current === shown.current,
    begin() {
      begun.current += 1
    },
    end: () => setEnded((count) => count + 1),
    giveUp() {
      begun.current -= 1
    },
  }
}
