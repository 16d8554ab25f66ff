import { readFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second (USER_HZ). */
const TICKS = 100
let before = 0

/**
 * Returns the processor seconds of the child that has just ended, including its own children that it waited for. Call it at each end of a
 * child, since the system reports the sum of all that have ended (proc(5), cutime and cstime). Returns undefined without /proc.
 */
export function cpuSecondsOfEnded(): number | undefined {
  const sum = readWaitedFor()
  if (sum === undefined) return undefined
  const own = sum - before
  before = sum
  return own
}

function readWaitedFor(): number | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The second field is the name in brackets, which may contain anything.
    const [cutime, cstime] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15)
    return (Number(cutime) + Number(cstime)) / TICKS
  } catch {
    return undefined
  }
}
