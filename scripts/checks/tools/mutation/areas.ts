/** A part of the mock whose tests are themselves tested: `sources` are mutated, `tests` must fail. Globs from the root. */
export interface Area {
  readonly sources: readonly string[]
  readonly tests: readonly string[]
}

const from = (folder: string, names: string, suffix = '.ts') =>
  names.split(' ').map((name) => `mock-server/src/${folder}/${name}${suffix}`)
const tests = (folder: string, names: string) => from(folder, names, '.test.ts')

/**
 * The five areas that must reach 90 %. Only tests of the area that start no server, so that a mutant takes a third of a second: a fault
 * that only an unrelated test finds is not covered.
 */
export const areas: Readonly<Record<string, Area>> = {
  auth: {
    sources: [
      ...from('kernel/access', 'tokens authorize-request'),
      ...from('resources/shared/passwords', 'password'),
      ...from('resources/session', 'session.handlers'),
      ...from('resources/shared', 'person-of-token refuse-while-locked'),
      ...from('resources/session', 'session.rules'),
      ...from('resources/login', 'sign-in.rules'),
      ...from('resources/recipient-profile', 'editing-lock-guard.rules'),
      ...from('resources/password', 'password-change.rules'),
    ],
    tests: [
      ...tests('kernel/access', 'token-claims authorize-request'),
      ...tests('resources/shared/passwords', 'password'),
      ...tests('resources/session', 'session.handlers'),
      ...tests('resources/session', 'session'),
      ...tests('resources/login', 'sign-in'),
      ...tests('resources/recipient-profile', 'editing-lock-guard'),
      ...tests('resources/password', 'password-change'),
    ],
  },
  codes: {
    sources: [
      ...from('domain/access', 'one-time-code'),
      ...from('resources/login-recipient', 'code-sign-in.rules'),
      ...from('resources/email-change', 'email-change-code.rules'),
      ...from('domain/state', 'email-change'),
    ],
    tests: [
      ...tests('resources/login-recipient', 'code-sign-in'),
      ...tests('resources/email-change', 'email-change-code email-change-confirm'),
    ],
  },
  idempotency: {
    sources: [...from('kernel/pipeline', 'idempotency run-operation'), ...from('domain/access', 'visitor-keys')],
    tests: tests('kernel/pipeline', 'idempotency-keys run-operation'),
  },
  calendar: {
    sources: [
      ...from('domain/time', 'calendar memoize-until-change'),
      ...from('resources/payment', 'payment-calendar.rules'),
      ...from('resources/contribution', 'distribution.rules'),
      ...from('resources/recipient-profile', 'payout-lock.rules'),
    ],
    tests: [
      ...tests('domain/time', 'calendar memoize-until-change'),
      ...tests('resources/payment', 'payment-calendar'),
      ...tests('resources/contribution', 'distribution'),
      ...tests('resources/recipient-profile', 'payout-lock'),
    ],
  },
  persistence: {
    sources: [
      ...from('domain/state', 'commit'),
      ...from('world', 'world scheduler snapshots world-store snapshot-columns replay stored-values'),
      'mock-server/src/world/stores/sqlite/*.ts',
      '!mock-server/src/world/stores/sqlite/*.test.ts',
    ],
    tests: [
      ...tests('domain/state', 'commit'),
      ...tests('world', 'world scheduler snapshots world-store durable-step stored-values'),
      ...tests('world/stores/sqlite', '*'),
      ...tests('.', 'data-folder*'),
    ],
  },
}

/** Throws for an unknown name, with the known ones. */
export function chooseAreas(only: string | undefined): readonly (readonly [string, Area])[] {
  const names = only?.split(',') ?? Object.keys(areas)
  return names.map((name) => {
    const area = areas[name]
    if (!area) throw new Error(`There is no area ${name}; there are ${Object.keys(areas).join(', ')}.`)
    return [name, area]
  })
}
