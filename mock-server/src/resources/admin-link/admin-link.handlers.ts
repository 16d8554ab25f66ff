import { applyChanges } from '../../domain/state/commit.ts'
import type { BodyOf, Handler } from '../../kernel/handler.ts'
import { presentAdminLink } from './admin-link.presenter.ts'
import { newestLinks } from './admin-links.rules.ts'
import { type AdminLinkInput, type MakeAdminLinkResult, makeAdminLink } from './make-admin-link.rules.ts'
import { revokeAdminLink as revoke } from './revoke-admin-link.rules.ts'

export const getAdminLinks: Handler<'getAdminLinks'> = {
  run(world, _input, { now }) {
    const links = newestLinks(world).map((link) => presentAdminLink(world, link, now))
    return { answer: { error_code: 200, response: { links } }, changes: [], rule: 'rule 13.2 Link generator' }
  },
}

export const createAdminLink: Handler<'createAdminLink'> = {
  run(world, { body, caller }, { now, random, worldId }) {
    const by = caller?.personId ?? ''
    const { result, changes, rule } = makeAdminLink(world, inputOf(body), { by, now, random, worldId })
    if (result.kind !== 'made') return { answer: refusalOf(result), changes, rule }
    const link = presentAdminLink(applyChanges(world, changes).state, result.link, now)
    return { answer: { error_code: 200, response: { link } }, changes, rule }
  },
}

export const revokeAdminLink: Handler<'revokeAdminLink'> = {
  run(world, { params }, { now }) {
    const { result, changes, rule } = revoke(world, params.linkId, now)
    if (result.kind === 'not-found') return { answer: { error_code: 404, error: 'link-not-found' }, changes, rule }
    const link = presentAdminLink(applyChanges(world, changes).state, result.link, now)
    return { answer: { error_code: 200, response: { link } }, changes, rule }
  },
}

const inputOf = (body: BodyOf<'createAdminLink'>): AdminLinkInput => {
  if (body.kind === 'payment') return { ...body, variableSymbol: body.variableSymbol ?? null }
  return body.kind === 'questionnaire-edit' ? { ...body, note: body.note ?? '' } : body
}

const refusalOf = (refused: Exclude<MakeAdminLinkResult, { kind: 'made' }>) =>
  refused.kind === 'slug-taken'
    ? ({ error_code: 409, error: 'slug-taken', fields: { slug: 'taken' } } as const)
    : ({ error_code: 422, error: 'link-subject-unknown', fields: { [refused.field]: 'unknown' } } as const)
