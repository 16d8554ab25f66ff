import { type LinkOpened, openLink as open } from '../domain/open-link.ts'
import type { Handler } from './handler.ts'

const openLink: Handler<'openLink'> = {
  run: (world, { params }) => ({
    answer: answerOf(open(world, params.linkKey)),
    changes: [],
    rule: 'spec §2 /admin/link-generator',
  }),
}

export const linkHandlers = { openLink }

const answerOf = (opened: LinkOpened) => {
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
