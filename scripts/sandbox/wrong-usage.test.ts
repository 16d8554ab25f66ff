import { describe, expect, it } from 'vitest'
import { run } from './run-for-test.ts'

describe('wrong usage ends with 2, names the wrong argument and shows the correct line:', () => {
  it.each([
    ['an unknown verb', 'clok', "unknown command 'clok'\n(Did you mean clock?)", '<verb> [options]'],
    [
      'an unknown verb of a verb',
      'clock frezze',
      'Did you mean freeze?',
      'clock [freeze|run|advance|to|next] [options]',
    ],
    ['a verb that resembles none', 'faults moon', 'There are add, clear', 'faults [add|clear] [options]'],
    ['an unknown option', 'inbox --chanel sms', 'Did you mean --channel?', 'inbox [show|delete|clear] [options]'],
    [
      'a missing argument',
      'faults add saveNps',
      "missing required argument 'kind'",
      'add [options] <operation> <kind>',
    ],
    ['an argument too many', 'events 5', 'too many arguments', 'events [options]'],
    [
      'a duration',
      'clock advance 5x',
      "argument 'duration'. Write a duration such as 15m",
      'advance [options] <duration>',
    ],
    ['a way back', 'clock advance -5m', 'error: A clock only moves forward', 'advance [options] <duration>'],
    ['a step', 'record save --as pact --step 0', 'Steps are counted from 1', 'save [options]'],
    ['a moment', 'clock to soon', "argument 'moment'. Write a moment such as", 'clock to [options] <moment>'],
    [
      'a wait',
      'inbox --wait 2m',
      "'--wait <duration>' argument '2m' is invalid",
      'inbox [show|delete|clear] [options]',
    ],
    ['a choice', 'inbox --channel fax', 'Allowed choices are sms, email', 'inbox [show|delete|clear] [options]'],
    ['a number', 'faults add saveNps stall --ms long', "'--ms <number>' argument 'long'", 'faults add'],
    ['a detail of a trigger', 'trigger notice --remarks {', 'Write JSON', 'trigger [options] <kind> [person]'],
    ['a path', 'enter --to login', 'Write a path of the portal', 'enter [options]'],
    ['an address', 'clock --url ftp://127.0.0.1', 'Write an address such as http://', '<verb> [options]'],
    ['a world', 'clock --world a/b', 'A world is named by', '<verb> [options]'],
    ['options that exclude each other', 'inbox --code --json', '--code prints only the code', 'inbox --code'],
    ['no verb', '--json', 'name a verb', '<verb> [options]'],
  ])('%s', async (_, line, problem, usage) => {
    const { code, out, err } = await run(line)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(problem)
    expect(err).toContain('Usage: npm run sandbox -- ')
    expect(err).toContain(usage)
  })
})
