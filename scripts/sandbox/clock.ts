import { type Schemas, sendToSandbox } from './client.ts'
import { readDuration } from './duration.ts'
import { formatEvents } from './events.ts'
import type { Verb } from './help.ts'
import { readInstant, showInstant } from './instant.ts'
import type { CommandSession, InSession, Printed } from './session.ts'

/** `clock`, and the moves `clock freeze`, `run`, `advance`, `to`, `next`. */
export function addClock(program: Verb, act: InSession) {
  const clock = program
    .command('clock')
    .description("the world's time; when it moves, due events happen in order")
    .allowExcessArguments()
    .examples(
      ['what time it is', 'clock'],
      ['let a code of a quarter of an hour run out', 'clock advance 15m'],
      ['the morning of a card charge', 'clock to 2026-12-20T06:00'],
    )
    .action(
      act(async ({ client, world }) => {
        const json = await sendToSandbox(client.GET('/worlds/{world}/clock', { params: { path: { world } } }))
        return { json, text: formatClock(json) }
      }),
    )
  clock
    .command('freeze')
    .description('stops the clock')
    .examples(['type as long as you like', 'clock freeze'], ['in a world of your own', 'clock freeze --world blue'])
    .action(act((session) => move(session, { frozen: true })))
  clock
    .command('run')
    .description('lets the clock run again')
    .examples(['continue', 'clock run'], ['in a world of your own', 'clock run --world blue'])
    .action(act((session) => move(session, { frozen: false })))
  clock
    .command('advance')
    .description('moves the clock forward')
    .argument('<duration>', '15m, 2h, 3d, 1h30m, or ISO 8601 such as PT15M, P1M', readDuration)
    .examples(['a quarter of an hour', 'clock advance 15m'], ['a month', 'clock advance P1M'])
    .action(act((session, advance: string) => move(session, { advance })))
  clock
    .command('to')
    .description('moves the clock forward to a time')
    .argument(
      '<moment>',
      '2026-12-20T06:00 in Prague, 2026-12-20, or with a zone such as 2026-12-20T05:00Z',
      readInstant,
    )
    .examples(['a card charge', 'clock to 2026-12-20T06:00'], ['a day', 'clock to 2027-01-01'])
    .action(act((session, to: string) => move(session, { to })))
  clock
    .command('next')
    .description('moves the clock to the next event, which then happens')
    .examples(['what it will be', 'events --limit 1'], ['run it', 'clock next'])
    .action(act((session) => move(session, { toNextEvent: true })))
}

async function move({ client, world, bold }: CommandSession, body: Schemas['ClockMove']): Promise<Printed> {
  const json = await sendToSandbox(client.PATCH('/worlds/{world}/clock', { params: { path: { world } }, body }))
  const { ran } = json
  return { json, text: ran.length === 0 ? formatClock(json) : `${formatClock(json)}\n\n${formatEvents(ran, bold)}` }
}

const formatClock = ({ now, frozen }: Schemas['Clock']) =>
  `${showInstant(now)} in Prague, ${frozen ? 'frozen' : 'running'}`
