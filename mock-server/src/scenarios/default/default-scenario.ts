import type { Admin } from '../../domain/state/person.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Scenario, ScenarioPerson } from '../../world/scenario.ts'
import { prague } from '../people/build-donor.ts'
import { givingAt } from '../people/build-giving.ts'
import { PASSWORD } from '../people/password-hashes.ts'
import { stateWith } from '../people/people-state.ts'
import { donorsOfDefault } from './donors-of-default.ts'
import { donorsWithSomethingToDo } from './donors-with-something-to-do.ts'
import { givingOfDefault } from './giving-of-default.ts'
import { helpOffers } from './help-offers.ts'
import { linksOfDefault } from './links-of-default.ts'
import { recipientsInChange } from './recipients-in-change.ts'
import { recipientsInSupport } from './recipients-in-support.ts'
import { renewalsOfDefault } from './renewals-of-default.ts'
import { requestsOfDefault } from './requests-of-default.ts'
import { withCertificates } from './with-certificates.ts'

const LOCAL = '2026-11-10T10:00'

/** Two donors of the family of 2000001 viewed its contact, one of them twice: last after the family's last visit. */
const contactViewsOfDefault: WorldState['contactViews'] = {
  'p-2000001': {
    view_before_the_holidays: {
      viewId: 'view_before_the_holidays',
      donorId: 'p-10000006',
      viewedAt: prague('2026-06-21T19:42'),
    },
    view_in_august: { viewId: 'view_in_august', donorId: 'p-10000002', viewedAt: prague('2026-08-26T08:15') },
    view_in_november: { viewId: 'view_in_november', donorId: 'p-10000002', viewedAt: prague('2026-11-05T17:08') },
  },
}

const admin: Admin = {
  kind: 'admin',
  personId: 'p-admin',
  login: 'admin',
  scope: 'admin',
  displayName: 'Správa portálu',
  email: 'admin@example.com',
  gender: null,
  previousLoginAt: null,
  lastLoginAt: prague('2026-11-09T08:00'),
}

const withPassword = (login: string, label: string, shows: string): ScenarioPerson => ({
  login,
  personId: `p-${login}`,
  password: PASSWORD,
  label,
  shows,
})
const withCode = (login: string, birthDate: string, label: string, shows: string): ScenarioPerson => ({
  login,
  personId: `p-${login}`,
  birthDate,
  label,
  shows,
})

const people: readonly ScenarioPerson[] = [
  withPassword(
    '10000001',
    'Jana Nováková, jana@example.com',
    'everything filled: payments, families, documents, tax data',
  ),
  withPassword(
    '10000002',
    'Pekárna U Mostu s.r.o., firma@example.com',
    'corporate account: company fields, certificate for a legal entity',
  ),
  withPassword('10000003', 'Karel Dvořák, no e-mail', 'warning without an e-mail'),
  withPassword(
    '10000004',
    'Eliška Nová, nova@example.com',
    'registered yesterday: no payment, empty states, rating prompt',
  ),
  withPassword(
    '10000005',
    'Martin Procházka, souhlas@example.com',
    'must confirm the processing of personal data (scope oou)',
  ),
  withPassword(
    '10000006',
    'Lucie Kučerová, hlas@example.com',
    'rated 20 seconds before: locked vote (freeze the clock to keep it so)',
  ),
  withPassword(
    '10000007',
    'Pavel Černý, dokument@example.com',
    'document newer than the previous login, rating prompt',
  ),
  withPassword('10000008', 'Tereza Horáková, zamceno@example.com', 'locked after six wrong passwords, always'),
  withPassword(
    '10000009',
    'Petr Veselý, jednorazovy@example.com',
    'one-off gifts by transfer to one family: one given to another family, one pending',
  ),
  withPassword('10000010', 'Ondřej Marek, no valid e-mail', 'rating and consent only (scope emlid)'),
  withPassword('admin', 'Správa portálu, admin@example.com', 'administrator: overview, links made and taken back'),
  { login: '11111111', label: 'Anonymous donor', shows: 'refused at login' },
  withCode('2000001', '1985-04-01', 'Petra Svobodová', 'OK: two phones, full family, photos, history'),
  withCode('2000002', '1986-05-02', 'Hana Benešová', 'renewal open (version 1)'),
  withCode('2000003', '1987-06-03', 'Monika Pokorná', 'renewal open (version 2, generic form)'),
  withCode(
    '2000004',
    '1988-07-04',
    'Barbora Fialová',
    'incomplete: documents missing; does not share the contact with donors',
  ),
  withCode('2000005', '1989-08-05', 'Veronika Urbanová', 'suspended: payouts paused'),
  withCode('2000006', '1990-09-06', 'David Šimek', 'discarded: help has ended, no offers'),
  withCode('2000007', '1991-10-07', 'Simona Vlčková', 'do not renew: last contribution in December'),
  withCode('2000008', '1992-11-08', 'Kateřina Bartošová', 'new request: first steps'),
  withCode('2000009', '1993-12-09', 'Denisa Jelínková', 'renewal received: cannot be changed'),
  withCode('2000010', '1980-01-10', 'Ivana Malá', 'editing locked today, always; patient over 15'),
  withCode('2000011', '1981-02-11', 'Roman Říha', 'editing locks tomorrow, always: warning'),
  withCode('2000012', '1982-03-12', 'Zuzana Kováčová', 'no phone to choose: a foreign one and a short one'),
]

const everybody = [...donorsOfDefault, ...donorsWithSomethingToDo, admin, ...recipientsInSupport, ...recipientsInChange]

const state = stateWith(everybody, {
  signInAttempts: { 'p-10000008': { failed: 6, lockedUntil: null, sliding: true } },
  ratingLinks: { 'jana-nps-2026': 'p-10000001' },
  contactViews: contactViewsOfDefault,
  helpOffers,
  renewals: renewalsOfDefault,
  ...linksOfDefault,
  ...requestsOfDefault,
  ...givingAt(givingOfDefault, everybody, LOCAL),
})

/** Tuesday 10 November 2026, an ordinary day inside the period of ratings. */
export const defaultScenario: Scenario = {
  name: 'default',
  description:
    'An ordinary Tuesday: one person for every state of the portal. Rating link of Jana: ?emlid=jana-nps-2026. Link to a returned request: /dotaznik-editace?odkaz=edit-rodina-2026 (opened again: born 1985-02-11). Link to a recurring payment: /jak-pomahat?pravidelna=pravidelna-jana-2026 (opened again: jana@example.com).',
  now: `${LOCAL}:00+01:00`,
  people,
  // The address that 10000010 once gave still belongs to the account, although it was never verified.
  state: {
    ...state,
    people: withCertificates(state, LOCAL),
    logins: state.logins.with('emlid@example.com', 'p-10000010'),
  },
}
