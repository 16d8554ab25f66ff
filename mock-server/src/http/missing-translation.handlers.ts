import { reportMissing } from '../domain/missing-translation.ts'
import type { Handler } from './handler.ts'

const reportMissingTranslation: Handler<'reportMissingTranslation'> = {
  run: (world, { body }) => ({
    answer: { error_code: 200 },
    changes: reportMissing(world, body.language, `${body.namespace}:${body.key}`),
    rule: 'rule 16.12 Missing translation',
  }),
}

export const missingTranslationHandlers = { reportMissingTranslation }
