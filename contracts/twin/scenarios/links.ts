import type { TwinScenario } from '../scenario.ts'

export const links: TwinScenario[] = [
  {
    name: 'links made and taken back',
    given: 'an administrator who made links',
    params: { as: 'admin' },
    operations: ['getAdminLinks', 'createAdminLink', 'revokeAdminLink', 'getAdminOverview', 'openLink'],
    run: async (runner) => {
      await runner.get('/adminOverview')
      await runner.get('/adminLinks')
      await runner.replay('make a link of the kind payment')
      await runner.replay('make a link of the kind payment')
      await runner.get('/adminLinks')
      await runner.replay('open a link to a payment')
      await runner.replay('take a link back')
      await runner.replay('take a link back')
      await runner.get('/adminLinks')
      await runner.replay('open a link to a payment')
      await runner.get('/adminOverview')
    },
  },
  {
    name: 'values, links of e-mails, and forms without a sign-in',
    given: 'a site-wide notice',
    operations: ['getValueStore', 'getNps', 'saveNps', 'getConsent', 'getHelpRequestForm'],
    run: async (runner) => {
      await runner.replay('read the site-wide notice')
      await runner.replay('read the window of the rating prompt')
      await runner.get('/nps', { emlid: 'jana-nps-2026' })
      await runner.post('/nps', { rating: 7, emlid: 'jana-nps-2026' })
      await runner.get('/nps', { emlid: 'jana-nps-2026' })
      await runner.get('/consent', { emlid: 'jana-nps-2026' })
      await runner.get('/helpRequestForms/oncological')
      await runner.get('/helpRequestForms/other')
    },
  },
]
