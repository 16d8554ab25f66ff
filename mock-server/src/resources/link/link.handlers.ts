import { toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { tooMany } from '../shared/refusals.ts'
import { exchangeLink as exchange } from './exchange-link.rules.ts'
import { type OpenLinkResult, openLink as open } from './open-link.rules.ts'

export const openLink: Handler<'openLink'> = {
  run: (world, { params }) => ({
    answer: answerOf(open(world, params.slug)),
    changes: [],
    rule: 'rule 13.2 Link generator',
  }),
}

export const exchangeLink: Handler<'exchangeLink'> = {
  run(world, { body, address }, context) {
    const { result, changes, rule } = exchange(world, body, { ...context, address })
    switch (result.kind) {
      case 'exchanged': {
        const response = { accessKey: result.tabKey, expiresAt: toIsoString(result.expiresAt) }
        return { answer: { error_code: 200, response }, changes, rule }
      }
      case 'too-many':
        return { ...tooMany('too-many-facts', result.retryAfterSeconds), changes, rule }
      case 'refused':
        return { answer: EXCHANGE_REFUSALS[result.error], changes, rule }
    }
  },
}

const answerOf = (opened: OpenLinkResult) => {
  if (opened.kind === 'refused') return REFUSALS[opened.error]
  const { target } = opened
  const response =
    target.kind === 'payment'
      ? ({ kind: target.kind, amount: target.amount, variableSymbol: target.variableSymbol } as const)
      : ({ kind: target.kind, campaign: target.campaign, slug: target.key } as const)
  return { error_code: 200, response } as const
}

const REFUSALS = {
  'link-not-found': { error_code: 404, error: 'link-not-found' },
  'link-revoked': { error_code: 409, error: 'link-revoked' },
} as const

const EXCHANGE_REFUSALS = {
  'link-fact-required': { error_code: 401, error: 'link-fact-required' },
  'link-fact-wrong': { error_code: 401, error: 'link-fact-wrong' },
  'link-expired': { error_code: 408, error: 'link-expired' },
  'link-used': { error_code: 409, error: 'link-used' },
} as const
