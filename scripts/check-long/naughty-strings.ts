import type { TestApp } from '#mock/testing/test-app.ts'
import { type Check, grouped, scaled } from './check.ts'
import { startChecked } from './checked-server.ts'
import { writingsOfDonors } from './naughty-strings/donor-fields.ts'
import { writingsOfFamilies } from './naughty-strings/family-fields.ts'
import { naughtyStrings } from './naughty-strings/strings.ts'
import { tryWriting } from './naughty-strings/try-writing.ts'

type InjectOptions = {
  method?: string
  url: string
  headers?: Record<string, string>
  payload?: object | Buffer | string
}

/** The calls of the tests' people, over the network instead of in the process. */
function overHttp(port: number): TestApp {
  const inject = async (given: string | InjectOptions) => {
    const { method = 'GET', url, headers, payload } = typeof given === 'string' ? { url: given } : given
    const isJson = typeof payload === 'object' && !Buffer.isBuffer(payload)
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { body: isJson ? JSON.stringify(payload) : new Uint8Array(Buffer.from(payload)) }),
    })
    const body = await answer.text()
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body,
      json: (): unknown => JSON.parse(body),
    }
  }
  return { inject } as unknown as TestApp
}

export const naughty: Check = {
  name: 'naughty-strings',
  goal: 'at least 515 through every text field that is stored: back byte for byte, or refused with the field named',
  async run(scale) {
    const all = naughtyStrings()
    const strings = all.filter((_, n) => n % Math.round(1 / scale) === 0).slice(0, scaled(all.length, scale))
    const writings = [...writingsOfDonors, ...writingsOfFamilies]
    const server = await startChecked()
    const app = overHttp(server.port)
    const tried = await Promise.all(writings.map((writing) => tryWriting(app, writing, strings)))
    await server.stop()
    const findings = tried.flatMap(({ faults }) => faults)
    const sum = (key: 'accepted' | 'refused') => tried.reduce((total, one) => total + one[key], 0)
    const fields = writings.reduce((total, writing) => total + writing.fields.length, 0)
    return {
      figure: `${strings.length} strings through ${fields} fields: ${grouped(sum('accepted'))} came back as they were (short texts composed, names and links trimmed, as the contract says), ${grouped(sum('refused'))} refused by name, ${findings.length} changed or refused without a name`,
      passed: findings.length === 0 && (scale < 1 || strings.length >= 515),
      findings,
    }
  },
}
