import type { Handler } from '../../kernel/handler.ts'
import { reportMissing } from './missing-translation.rules.ts'

export const reportMissingTranslation: Handler<'reportMissingTranslation'> = {
  run: (world, { body }) => ({
    answer: { error_code: 200 },
    changes: reportMissing(world, body.language, `${body.namespace}:${body.key}`),
    rule: 'rule 16.12 Missing translation',
  }),
}
