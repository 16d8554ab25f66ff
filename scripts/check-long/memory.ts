import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import sharp from 'sharp'
import { formOf } from '#mock/testing/sent-form.ts'
import type { Check } from './check.ts'
import { signInJana, startChecked } from './checked-server.ts'

const MAX_MB = 512
const MAX_MS = 1_000
const AT_ONCE = 8
const HELD = 10
const HELD_BYTES = 49 * 1024 * 1024

/** Rule 19.21: pictures that take most memory, and uploads that never end, while others call and sign in. The time in which its threads waited for a processor is not theirs. */
export const memory: Check = {
  name: 'memory',
  goal: `${AT_ONCE} of the costliest pictures at once, then ${HELD} held uploads of 49 MB: the server and its processes stay below ${MAX_MB} MB, other calls and a login take at most ${MAX_MS} ms, without the waits for a processor`,
  async run() {
    const pictures = [await widePicture(4_096, 4_095), await widePicture(6_300, 6_300)]
    const server = await startChecked()
    const token = await signInJana(server)
    const figures: string[] = []
    const findings: string[] = []
    for (const [name, attack] of [
      ...pictures.map(
        (bytes, n) => [`pictures of ${n === 0 ? 134 : 318} MB`, () => uploadAll(server.port, token, bytes)] as const,
      ),
      ['held uploads', () => holdUploads(server.port, token)] as const,
    ]) {
      const { peak, slowest, byClock, outcome } = await watch(server, attack())
      figures.push(
        `${name}: ${outcome}, at most ${peak.toFixed(0)} MB, slowest other call ${slowest.toFixed(0)} ms (by the clock ${byClock.toFixed(0)} ms)`,
      )
      if (peak > MAX_MB || slowest > MAX_MS) findings.push(figures.at(-1) ?? name)
    }
    await server.stop()
    return { figure: figures.join('; '), passed: findings.length === 0, findings }
  },
}

type Server = Awaited<ReturnType<typeof startChecked>>

/** Interlaced, so that it is decoded as a whole; four channels of 16 bits; a small file, because it has one colour. */
const widePicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 100, b: 50, alpha: 0.5 } } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer()

async function uploadAll(port: number, authorization: string, bytes: Buffer): Promise<string> {
  const { payload, type } = await formOf([{ meta: { category: 'avatar' }, name: 'a.png', type: 'image/png', bytes }])
  const upload = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/avatar`, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body: new Uint8Array(payload),
    })
    const { error = 'stored' } = (await answer.json()) as { error?: string }
    return error
  }
  const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, upload))
  const counts = Object.entries(Object.groupBy(outcomes, (outcome) => outcome))
  return counts.map(([outcome, of = []]) => `${of.length} ${outcome}`).join(', ')
}

/** Sends most of each body, and nothing more until the server refuses it or closes the connection. */
async function holdUploads(port: number, authorization: string): Promise<string> {
  const statuses = await Promise.all(Array.from({ length: HELD }, () => holdUpload(port, authorization)))
  return `answered ${statuses.toSorted().join(', ')}`
}

function holdUpload(port: number, authorization: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const part = (n: number) =>
    `--x\r\ncontent-disposition: form-data; name="File[${n}]"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  const file = Buffer.alloc(HELD_BYTES / HELD, 0x20)
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/upload HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${HELD_BYTES + 5_000}\r\n\r\n`,
  )
  for (let n = 0; n < HELD; n += 1) {
    socket.write(part(n))
    socket.write(file)
    socket.write('\r\n')
  }
  let answer = ''
  socket.on('data', (bytes: Buffer) => {
    answer += bytes.toString()
  })
  socket.on('error', () => {})
  socket.on('close', () => resolve(/HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 'nothing'))
  return promise
}

/** The peak of memory and the slowest of other calls, a read and a login in turn, until the attack is over. */
async function watch(server: Server, attack: Promise<string>) {
  let peak = 0
  let slowest = 0
  let byClock = 0
  const state = { going: true }
  const meter = setInterval(() => {
    peak = Math.max(peak, treeMemoryMb(server.pid))
  }, 50)
  const outcome = attack.finally(() => {
    state.going = false
  })
  const measure = async (call: () => Promise<unknown>) => {
    const [began, waited] = [performance.now(), waitedMs(server.pid)]
    await call()
    const took = performance.now() - began
    byClock = Math.max(byClock, took)
    slowest = Math.max(slowest, took - (waitedMs(server.pid) - waited))
  }
  while (state.going) {
    await measure(() => fetch(`http://127.0.0.1:${server.port}/api/valueStore/nps_showStart`).then((it) => it.text()))
    await measure(() => signInJana(server))
  }
  clearInterval(meter)
  return { peak, slowest, byClock, outcome: await outcome }
}

/** How long the threads of the process could have run but no processor was free, in ms since its start, as Linux counts it. */
function waitedMs(pid = 0): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const waits = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[1]))
  return waits.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}

/** Resident memory of the process and all below it, in MB, as Linux reports it. */
function treeMemoryMb(root = 0): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStatus(Number(name)) ?? [])
  const sizeOf = (pid: number): number => {
    const own = processes.find((one) => one.pid === pid)?.kilobytes ?? 0
    return processes.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + sizeOf(child.pid), own)
  }
  return sizeOf(root) / 1024
}

function readStatus(pid: number): { pid: number; parent: number; kilobytes: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return { pid, parent: number('PPid'), kilobytes: number('VmRSS') }
  } catch {
    // The process has ended meanwhile.
    return undefined
  }
}
