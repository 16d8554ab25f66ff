import type { FastifyInstance } from 'fastify'
import { RECORDED_SESSION } from '../recording/write-pact.ts'
import { OTHER_FAMILY } from '../scenarios/people/named-people.ts'
import { addDuration } from '../world/clock/parse-instant.ts'
import { DEFAULT_SCENARIO } from '../world/create-world-options.ts'
import { armFault } from '../world/faults/armed-faults.ts'
import type { ProviderStateSetup } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { moveClock } from './clock-routes.ts'
import { bodyOf, queryOf, type SandboxKit } from './kit.ts'
import { repeatSession } from './recorded-session.ts'
import { SandboxError } from './sandbox-error.ts'

const HOUR = 60 * 60_000

/**
 * Pact's provider states: each set-up is a world of its own, so they pass in any order. The response has the world and the caller's
 * token.
 */
export function providerStateRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.post('/provider-states', async (request) => {
    const now = startOf(kit, queryOf<'setProviderState'>(request).now)
    const { state, params = {}, action = 'setup' } = bodyOf<'setProviderState'>(request)
    if (action === 'teardown') return tearDown(kit, params)
    if (state === RECORDED_SESSION) return repeatSession(scope, kit, params)
    const known = Object.hasOwn(kit.providerStates, state) ? kit.providerStates[state] : undefined
    if (!known)
      throw new SandboxError(
        404,
        'unknown-state',
        `There is no provider state ${state}; there are ${Object.keys(kit.providerStates).join('; ')}`,
      )
    return apply(kit, known.setUp({ params, now }), now)
  })
}

type Params = Readonly<Record<string, unknown>>

/** Closes the world that the state was set up in, and answers with the number of messages that were sent in it. */
async function tearDown({ worlds, scheduler }: SandboxKit, { world: id }: Params) {
  if (typeof id !== 'string') return {}
  const messages = await worlds.withWorld(id, (world) => {
    if (world) scheduler.runUpTo(world, world.clock.now())
    return world?.state.messages.length
  })
  await worlds.close(id)
  return messages === undefined ? {} : { messages }
}

/** The start of a state's world: `?now=` of the address, the start of the default scenario without it. */
const startOf = ({ worlds }: SandboxKit, now: string | undefined): number =>
  Date.parse(now ?? worlds.scenarios.find(({ name }) => name === DEFAULT_SCENARIO)?.now ?? '')

async function apply(kit: SandboxKit, setup: ProviderStateSetup, now: number) {
  const opened = await kit.worlds.open({ scenario: DEFAULT_SCENARIO, now, frozen: true })
  const { token, others, repeated } = await kit.worlds.resume(opened, (world) => {
    world.act(() => ({ changes: setup.changes ?? [] }))
    for (const fault of setup.faults ?? []) world.act((state) => armFault(state, fault, kit.targets))
    const signed = setup.person && signFor(kit, world, setup.person)
    const others = setup.person?.scope === 'recipient' && {
      otherToken: signFor(kit, world, OTHER_FAMILY),
      otherUid: OTHER_FAMILY.personId,
    }
    const target = setup.advance === undefined ? undefined : addDuration(now, setup.advance)
    if (target !== undefined) moveClock(kit, world, target, now)
    const { decision } = world.act((state) => ({ changes: [], repeated: setup.readValues?.(state) }))
    return { token: signed, others, repeated: decision.repeated }
  })
  return {
    world: opened.id,
    token: token ?? '',
    uid: setup.person?.personId ?? '',
    ...others,
    ...setup.values,
    ...repeated,
  }
}

function signFor(kit: SandboxKit, world: World, person: NonNullable<ProviderStateSetup['person']>): string {
  const { lifeMs = HOUR, ...rest } = person
  const now = world.clock.now()
  const { decision } = world.act((_state, random) => ({
    changes: [],
    token: kit.sign(world, { ...rest, lifeMs }, now, random),
  }))
  return decision.token
}
