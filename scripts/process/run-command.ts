import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** The kernel counts processor time in hundredths of a second (USER_HZ). */
const TICKS = 100
let before = 0

/**
 * Returns the processor seconds of the child that has just ended, including its own children that it waited for. Call it at each end of a
 * child, since the system reports the sum of all that have ended (proc(5), cutime and cstime). Returns undefined without /proc.
 */
function cpuSecondsOfEnded(): number | undefined {
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

const bin = resolve(import.meta.dirname, '../../node_modules/.bin')
const posix = process.platform !== 'win32'
const groups = new Set<number>()

/** How one command ended. `code` is null if a signal or the time limit ended it; processor seconds are known on Linux. */
export type Ended = { code: number | null; output: string; seconds: number; cpuSeconds?: number }

type Options = { env?: Readonly<Record<string, string>>; limitSeconds: number; onOutput?: (text: string) => void }

/**
 * Runs a program of node_modules/.bin, or of the machine, and collects all its output. Never rejects: a program that cannot
 * start ends with code 127. Past the time limit it is ended together with everything it started.
 */
export function runCommand(command: readonly [string, ...string[]], options: Options): Promise<Ended> {
  const { env, limitSeconds, onOutput } = options
  const [program, ...args] = command
  const began = performance.now()
  let output = ''
  const say = (text: string) => {
    output += text
    onOutput?.(text)
  }
  const child = spawn(program, args, {
    // Its own process group, so that ending it ends its servers and browsers too.
    detached: posix,
    shell: !posix,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...env },
  })
  const { pid } = child
  if (pid !== undefined) groups.add(pid)
  const deadline = setTimeout(() => {
    say(`\nEnded after ${limitSeconds} s: past the time limit of a step.\n`)
    endGroup(pid)
  }, limitSeconds * 1000)
  child.stdout.setEncoding('utf8').on('data', say)
  child.stderr.setEncoding('utf8').on('data', say)

  let cpuSeconds: number | undefined
  // The system counts a child's time as it ends, which may be before its output does.
  child.once('exit', () => {
    cpuSeconds = cpuSecondsOfEnded()
  })
  return new Promise((done) => {
    const finish = (code: number | null) => {
      clearTimeout(deadline)
      if (pid !== undefined) groups.delete(pid)
      const seconds = (performance.now() - began) / 1000
      done({ code, output, seconds, ...(cpuSeconds !== undefined && { cpuSeconds }) })
    }
    child.once('error', (error) => {
      say(`${program} could not be started: ${error.message}\n`)
      finish(127)
    })
    child.once('close', (code) => finish(code))
  })
}

/** Ends every command still running, with all it started. For Ctrl+C. */
export function endCommands() {
  for (const pid of groups) endGroup(pid)
}

function endGroup(pid: number | undefined) {
  if (pid === undefined) return
  try {
    process.kill(posix ? -pid : pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}
