import { renameSync, rmSync, writeFileSync } from 'node:fs'
import type { components } from '#generated/sandbox.d.ts'
import type { JsonObject } from '#mock/kernel/contract/contract.ts'
import { writeFile } from '#mock/recording/write-file.ts'
import type { RecordedExchange } from './exchange.ts'
import { MaskedSteps } from './masked-step.ts'
import { openProxy } from './proxy.ts'
import { repeatableOn } from './repeatable.ts'
import { Sessions, withCode } from './sessions.ts'

type Schemas = components['schemas']
type Step = Schemas['CallStep']

const MAX_STEPS = 2_000

/** The recording on the disk, complete after each step: if the program is killed, the steps so far are saved. */
class SavedRecording {
  readonly #file: string
  readonly #steps: Step[] = []
  #isWhole = true

  constructor(file: string) {
    this.#file = file
  }

  /** Accepts only masked steps; returns the number of the step, or undefined if the recording is full. */
  add(step: Step): number | undefined {
    if (this.#steps.length < MAX_STEPS) this.#steps.push(step)
    else this.#isWhole = false
    this.#write()
    return this.#isWhole ? this.#steps.length - 1 : undefined
  }

  /** Updates an earlier step. */
  change(index: number, how: (step: Step) => Step): void {
    const step = this.#steps[index]
    if (step) this.#steps[index] = how(step)
    this.#write()
  }

  recording(): Schemas['Recording'] {
    const now = this.#steps[0]?.at ?? '1970-01-01T00:00:00.000Z'
    return {
      world: 'recorded',
      scenario: 'default',
      now,
      frozen: false,
      isWhole: this.#isWhole,
      isMasked: true,
      steps: this.#steps,
    }
  }

  #write(): void {
    writeFileSync(`${this.#file}.part`, `${JSON.stringify(this.recording(), null, 2)}\n`)
    renameSync(`${this.#file}.part`, this.#file)
  }
}

export interface RecordTarget {
  readonly api: string
  readonly port: number
  readonly origins: readonly string[]
  readonly document: JsonObject
  readonly folder: string
  readonly name: string
  /** Reports each call in one line without personal data. */
  readonly say: (line: string) => void
}

/** Records until `end`, which writes the scenario and returns the number of calls. */
export async function record({ api, port, origins, document, folder, name, say }: RecordTarget) {
  const masked = new MaskedSteps(document)
  const saved = new SavedRecording(`${folder}/${name}.json`)
  const threads = new Sessions()
  let passed = 0
  // One after another, in their order: what belongs together gets the same pseudonym.
  let last: Promise<void> = Promise.resolve()
  const proxy = await openProxy({ api, port, origins }, (exchange) => {
    last = last
      .then(() => keep(exchange))
      .catch((error: unknown) => {
        passed += 1
        const { code = 'its address or body cannot be read' } = error as NodeJS.ErrnoException
        say(`A call was passed on, not recorded: ${code}`)
      })
  })

  async function keep(exchange: RecordedExchange): Promise<void> {
    const { step, name: operation, warnings } = await masked.step(exchange)
    for (const warning of warnings) say(`${operation} ${warning}`)
    if (!step) {
      passed += 1
      return
    }
    const session = threads.sessionOf(exchange)
    const index = saved.add(session === undefined ? step : { ...step, session })
    if (index !== undefined) threads.follow(exchange, index)
    const sentBy = threads.sentBy(exchange, step.errorCode)
    if (sentBy !== undefined) saved.change(sentBy, (sender) => withCode(sender, String(step.body?.code)))
    say(`${step.operationId} ${step.errorCode}${step.error === undefined ? '' : ` ${step.error}`}`)
  }

  async function end(): Promise<number> {
    await proxy.close()
    await last
    const recording = saved.recording()
    const { length } = recording.steps
    if (length === 0) {
      say(
        passed === 0
          ? `Nothing was recorded: no call came. ${howToCall(proxy.port)}`
          : `Nothing was recorded: none of ${passed} calls could be recorded.`,
      )
      return 0
    }
    say(CORS_NOTE)
    const repeatable = await repeatableOn(document, recording)
    const leftOut = [...repeatable.leftOut, ...(passed === 0 ? [] : [`calls passed on and not recorded: ${passed}`])]
    if (leftOut.length > 0) say(['Left out of the scenario:', ...leftOut.map((line) => `- ${line}`)].join('\n'))
    const written = writeFile('scenario', repeatable.recording, { title: name.replaceAll('-', ' ') })
    say(
      `${folder}/${name}.json: the ${length} recorded calls and their answers with replaced values; to read, and to compare with another recording`,
    )
    if ('refused' in written) {
      rmSync(`${folder}/${name}.scenario.ts`, { force: true })
      say('No scenario was written: a fresh mock answers none of the calls as the backend did.')
      return length
    }
    writeFileSync(`${folder}/${written.name}`, withComment(written.text, leftOut))
    for (const note of new Set(written.notes)) say(note)
    say(
      `${folder}/${written.name}: the same as a test, green on a fresh mock. Copy it to ${written.folder}/ and run it: ${written.run}`,
    )
    return length
  }

  return { port: proxy.port, end }
}

const CORS_NOTE =
  "CORS of your backend was not tested: this proxy answers it. Test it by npm run contracts:verify with --origin and the portal's origin."

export const howToCall = (port: number): string =>
  `Start the portal with PORTAL_API_BASE=http://127.0.0.1:${port}/api and use it.`

/** A comment before the test lists what is missing. */
function withComment(text: string, leftOut: readonly string[]): string {
  if (leftOut.length === 0) return text
  const comment = ['/**', ' * Left out of the recorded session:', ...leftOut.map((line) => ` * - ${line}`), ' */'].join(
    '\n',
  )
  return text.replace(/^test\(/m, `${comment}\ntest(`)
}
