import type { Story } from '../story.ts'

export const links: Story[] = [
  {
    name: 'links made and taken back',
    given: 'an administrator who made links',
    params: { as: 'admin' },
    operations: ['getAdminLinks', 'createAdminLink', 'revokeAdminLink', 'getAdminOverview', 'openLink'],
    tell: async (teller) => {
      await teller.get('/adminOverview')
      await teller.get('/adminLinks')
      await teller.replay('make a link of the kind payment')
      await teller.replay('make a link of the kind payment')
      await teller.get('/adminLinks')
      await teller.replay('open a link to a payment')
      await teller.replay('take a link back')
      await teller.replay('take a link back')
      await teller.get('/adminLinks')
      await teller.replay('open a link to a payment')
      await teller.get('/adminOverview')
    },
  },
  {
    name: 'values, links of e-mails, and forms that nobody signs in for',
    given: 'a site-wide notice',
    operations: ['getValueStore', 'getNps', 'saveNps', 'getConsent', 'getHelpRequestForm'],
    tell: async (teller) => {
      await teller.replay('read the site-wide notice')
      await teller.replay('read the window of the rating prompt')
      await teller.get('/nps', { emlid: 'jana-nps-2026' })
      await teller.post('/nps', { rating: 7, emlid: 'jana-nps-2026' })
      await teller.get('/nps', { emlid: 'jana-nps-2026' })
      await teller.get('/consent', { emlid: 'jana-nps-2026' })
      await teller.get('/helpRequestForms/oncological')
      await teller.get('/helpRequestForms/other')
    },
  },
]
