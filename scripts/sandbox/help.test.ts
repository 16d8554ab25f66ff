import type { Command } from 'commander'
import { beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../process/find-free-port.ts'
import { buildProgram } from './program.ts'
import { run } from './run-for-test.ts'

const context = { say: () => {}, warn: () => {}, isColoured: false, interruption: () => new AbortController().signal }
const verbs = linesOf(buildProgram(context))

describe('the help', () => {
  it.each(verbs)('of "%s" has at least two examples', async (verb) => {
    const { code, out } = await run(`${verb} --help`)
    expect(code).toBe(0)
    expect(examplesOf(out).length).toBeGreaterThanOrEqual(2)
  })

  it('is printed by the command without a verb, and names every verb', async () => {
    const { code, out } = await run('')
    expect(code).toBe(0)
    for (const verb of verbs.filter((line) => /^\w+$/.test(line))) expect(out).toMatch(new RegExp(`^  ${verb}\\b`, 'm'))
  })

  it('lists the kinds of faults of the contract', async () => {
    const { out } = await run('faults add --help')
    expect(out).toMatch(/error_code, patch, message-late/)
    expect(out).toMatch(/--at-percent <number>\s+Of cut/)
    // A description of several lines fills them.
    expect(out).toMatch(/it\s+was\. If a change does not fit[^\n]*\n\s+\S[^\n]*contract\.\n {2}-h/)
  })

  it('says where the rules are that the journal names', async () => {
    expect((await run('journal --help')).out).toContain('/sandbox/rules#9.1')
  })

  it('explains why the journal masks values', async () => {
    expect((await run('journal --help')).out).toMatch(/are masked \(•••\).*\(rules 19\.6, 19\.19\)/)
  })

  it('has bold text only in a terminal', async () => {
    expect((await run('clock --help')).out).not.toContain('\u001b')
    expect((await run('clock --help', { isColoured: true })).out).toContain('\u001b[1mVerbs:')
  })
})

describe('the examples', () => {
  let nowhere: string
  beforeAll(async () => {
    nowhere = `http://127.0.0.1:${await findFreePort()}`
  })

  // Without a server, a well-formed line fails only with the exit code of a missing server.
  it.each(verbs)('of "%s" are well formed', async (verb) => {
    const { out } = await run(`${verb} --help`)
    for (const example of examplesOf(out)) {
      const ran = await run([...example, '--url', nowhere])
      expect({ example, code: ran.code, err: ran.err }).toMatchObject({
        code: 3,
        err: expect.stringContaining(nowhere),
      })
    }
  })
})

/** Every verb as arguments, including nested ones; the empty line for the command alone. */
function linesOf(command: Command, line = ''): string[] {
  return [line, ...command.commands.flatMap((verb) => linesOf(verb, `${line} ${verb.name()}`.trim()))]
}

/** The arguments of each example, split as by a shell. */
function examplesOf(help: string): string[][] {
  return [...help.matchAll(/^ {2}npm run sandbox -- (.*)$/gm)].map(([, line = '']) =>
    [...line.matchAll(/(["'])(.*?)\1|(\S+)/g)].map(([, , quoted, plain]) => quoted ?? plain ?? ''),
  )
}
