/** A part of the mock whose tests are themselves tested: `sources` are mutated, `tests` have to notice. Globs from the root. */
export interface Area {
  readonly sources: readonly string[]
  readonly tests: readonly string[]
}

const from = (folder: string, names: string, suffix = '.ts') =>
  names.split(' ').map((name) => `mock-server/src/${folder}/${name}${suffix}`)
const tests = (folder: string, names: string) => from(folder, names, '.test.ts')

/**
 * The five that have to reach 90 %. Only tests that are about the area and start no server, so that a mutant takes a third of a
 * second: what the whole suite would find by chance is no proof that it is meant.
 */
export const areas: Readonly<Record<string, Area>> = {
  auth: {
    sources: [
      ...from('http', 'tokens admit password session.handlers person-of-token refuse-while-locked'),
      ...from('domain', 'session sign-in editing-lock-guard password-change'),
    ],
    tests: [
      ...tests('http', 'token-claims admit password session.handlers'),
      ...tests('domain', 'session sign-in editing-lock-guard password-change'),
    ],
  },
  codes: {
    sources: from('domain', 'one-time-code code-sign-in email-change-code email-change'),
    tests: tests('domain', 'code-sign-in email-change-code email-change-confirm'),
  },
  idempotency: {
    sources: [...from('http', 'idempotency decide'), ...from('domain', 'visitor-keys')],
    tests: tests('http', 'idempotency-keys decide'),
  },
  calendar: {
    sources: from('domain', 'calendar payment-calendar distribution payout-lock until-it-changes'),
    tests: tests('domain', 'calendar payment-calendar distribution payout-lock until-it-changes'),
  },
  persistence: {
    sources: [
      ...from('world', 'world commit scheduler snapshots world-store moment-columns replay stored-values'),
      'mock-server/src/world/sqlite/*.ts',
      '!mock-server/src/world/sqlite/*.test.ts',
    ],
    tests: [
      ...tests('world', 'world commit scheduler snapshots world-store durable-step stored-values'),
      ...tests('world/sqlite', '*'),
      ...tests('.', 'data-folder*'),
    ],
  },
}

/** Throws for a name that is none, with those that are. */
export function chooseAreas(only: string | undefined): readonly (readonly [string, Area])[] {
  const names = only?.split(',') ?? Object.keys(areas)
  return names.map((name) => {
    const area = areas[name]
    if (!area) throw new Error(`There is no area ${name}; there are ${Object.keys(areas).join(', ')}.`)
    return [name, area]
  })
}
