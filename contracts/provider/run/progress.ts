/** Shows how far a verification is: one line that is overwritten on a terminal, otherwise a line every 200 calls. */
export type Progress = {
  /** Sets how many calls of the current pact are finished. */
  update: (finished: number) => void
  /** Shows a message on a line of its own. */
  notify: (text: string) => void
  /** Removes the line on a terminal. */
  end: () => void
}

/** The part of a terminal that is written to. */
export type ProgressOutput = { isTTY?: boolean; write: (text: string) => unknown }

const CLEAR = '\r\u001B[2K'
const EVERY = 200

/** `print` writes whole lines and is used where `output` is not a terminal. */
export function showProgress(total: number, print: (text: string) => void, output: ProgressOutput): Progress {
  const text = (finished: number) => `${finished} of ${total} calls made`
  if (!output.isTTY) {
    const update = (finished: number) => {
      if (finished % EVERY === 0 && finished < total) print(text(finished))
    }
    return { update, notify: print, end: () => {} }
  }
  return {
    update: (finished) => void output.write(`${CLEAR}${text(finished)}`),
    notify: (message) => void output.write(`${CLEAR}${message}\n`),
    end: () => void output.write(CLEAR),
  }
}
