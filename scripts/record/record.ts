import { writeFileSync } from 'node:fs'
import type { JsonObject } from '#mock/http/contract.ts'
import { writeFile } from '#mock/recording/write-file.ts'
import type { Exchange } from './exchange.ts'
import { KeptRecording } from './kept-recording.ts'
import { type LeftOut, MaskedSteps } from './masked-step.ts'
import { openProxy } from './proxy.ts'
import { Threads, withCode } from './threads.ts'

export interface RecordWish {
  readonly api: string
  readonly port: number
  readonly origins: readonly string[]
  readonly document: JsonObject
  readonly folder: string
  readonly name: string
  /** Told of each call in one line that holds nothing of a person. */
  readonly say: (line: string) => void
}

const WHY: Readonly<Record<LeftOut, string>> = {
  'not-of-the-contract': 'passed on, not recorded: the contract has no such call',
  'no-answer': 'passed on, not recorded: no whole answer came',
  'still-telling': 'passed on, not recorded: a value that is masked elsewhere stands inside a text of it',
}

/** Records until `end`, which writes the scenario and answers how many calls there are. */
export async function record({ api, port, origins, document, folder, name, say }: RecordWish) {
  const masked = new MaskedSteps(document)
  const kept = new KeptRecording(`${folder}/${name}.json`)
  const threads = new Threads()
  // One after another, in the order in which they came: what belongs together gets the same stand-in.
  let last: Promise<void> = Promise.resolve()
  const proxy = await openProxy({ api, port, origins }, (exchange) => {
    last = last.then(() => keep(exchange)).catch((error: unknown) => say(`Not kept: ${(error as Error).message}`))
  })

  async function keep(exchange: Exchange): Promise<void> {
    const step = await masked.step(exchange)
    if (typeof step === 'string') {
      say(`${exchange.method} ${WHY[step]}`)
      return
    }
    const session = threads.sessionOf(exchange)
    const index = kept.add(session === undefined ? step : { ...step, session })
    if (index !== undefined) threads.follow(exchange, index)
    const sentBy = threads.sentBy(exchange, step.errorCode)
    if (sentBy !== undefined) kept.change(sentBy, (sender) => withCode(sender, String(step.body?.code)))
    say(`${step.operationId} ${step.errorCode}${step.error === undefined ? '' : ` ${step.error}`}`)
  }

  async function end(): Promise<number> {
    await proxy.close()
    await last
    const recording = kept.recording()
    const written = writeFile('scenario', recording, { title: name.replaceAll('-', ' ') })
    if ('refused' in written) return 0
    writeFileSync(`${folder}/${written.name}`, written.text)
    for (const note of written.notes) say(note)
    say(`${folder}/${written.name}: belongs to ${written.folder}, and runs by ${written.run}`)
    return recording.steps.length
  }

  return { port: proxy.port, end }
}
