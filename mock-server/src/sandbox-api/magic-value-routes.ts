import type { FastifyInstance } from 'fastify'
import type { MagicField, MagicValue } from '../kernel/pipeline/magic-texts.ts'
import { magicFields } from '../kernel/pipeline/magic-values.ts'
import { magicCards } from '../scenarios/magic-cards.ts'

/** The list of magic values, from their definitions. */
export function magicValueRoutes(scope: FastifyInstance): void {
  scope.get('/magic-values', async () => ({ places: [...magicFields.map(describePlace), gateway] }))
}

const describePlace = ({ operationId, field, match, values }: MagicField) => ({
  operationId,
  field,
  match,
  values: values.map(describeValue),
})

function describeValue({ value, effect: { kind: effect, ...more }, shows }: MagicValue) {
  return { value, effect, ...more, shows }
}

const gateway = {
  operationId: 'startCardPayment',
  field: 'cardholder',
  match: 'whole',
  values: magicCards.map(({ value, shows }) => ({ value, effect: 'gateway', shows })),
}
