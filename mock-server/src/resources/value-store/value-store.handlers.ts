import type { Handler } from '../../kernel/handler.ts'
import { readValues } from './value-store.rules.ts'

export const getValueStore: Handler<'getValueStore'> = {
  run(world, { params, headers: { lang } }) {
    const read = readValues(world, params.keys.split(','), lang)
    const answer =
      read.kind === 'found'
        ? ({ error_code: 200, response: read.values } as const)
        : ({
            error_code: 404,
            error: 'value-not-found',
            fields: Object.fromEntries(read.keys.map((key) => [key, 'not-found'])),
          } as const)
    return { answer, changes: [], rule: 'rule 16.11 Value store' }
  },
}
