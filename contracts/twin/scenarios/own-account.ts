import { fakeBytes } from '../../scenarios/direct/fake-file.ts'
import type { TwinScenario } from '../scenario.ts'
import { known, logIn } from './signing-in.ts'

const KEY = 'twin-one-intent-0001'
const EMAIL = 'jana.novakova@example.com'

export const ownAccount: TwinScenario[] = [
  {
    name: 'a rating and its lock',
    given: 'a donor who may vote',
    run: async (runner) => {
      await runner.get('/nps')
      await runner.post('/nps', { rating: 4 })
      await runner.get('/nps')
      await runner.post('/nps', { rating: 9 })
      await runner.get('/nps')
      await runner.get('/userProfile')
      await runner.advance('PT59S')
      await runner.post('/nps', { rating: 9 })
      await runner.advance('PT1S')
      await runner.post('/nps', { rating: 10 })
      await runner.get('/nps')
    },
  },
  {
    name: 'an idempotency key, repeated and reused',
    given: 'a donor who may vote',
    run: async (runner) => {
      await runner.post('/nps', { rating: 8 }, KEY)
      await runner.post('/nps', { rating: 8 }, KEY)
      await runner.post('/nps', { rating: 3 }, KEY)
      await runner.get('/nps')
      await runner.advance('PT24H')
      await runner.get('/nps')
    },
  },
  {
    name: 'a form sent twice under one key is one letter',
    given: 'the default scenario',
    run: async (runner) => {
      for (let sent = 0; sent < 2; sent++) await runner.replay('send a form')
      await runner.letters()
    },
  },
  {
    name: 'a new e-mail, proven by its code',
    given: 'a signed-in donor',
    run: async (runner) => {
      const changeId = runner.need(
        await runner.post('/emailChange', { email: EMAIL, password: known(runner, 'password') }),
        'response',
        'changeId',
      )
      await runner.get('/userProfile')
      const code = await runner.code()
      await runner.post('/emailChange/verification', { changeId, code: code === '000000' ? '111111' : '000000' })
      const changed = await runner.post('/emailChange/verification', { changeId, code })
      await runner.get('/userProfile')
      runner.values.token = runner.need(changed, 'response', 'token')
      await runner.post('/emailChange/verification', { changeId, code })
      await runner.get('/userProfile')
      await logIn(runner, known(runner, 'email'))
      await logIn(runner, EMAIL)
      await runner.letters()
    },
  },
  {
    name: 'a new e-mail by a code that was sent, read back',
    given: 'a code sent to a new e-mail',
    run: async (runner) => {
      await runner.get('/userProfile')
      await runner.replay('confirm a new e-mail')
      await runner.get('/userProfile')
      await runner.replay('confirm a new e-mail')
    },
  },
  {
    name: 'a new password ends the old one',
    given: 'a signed-in donor',
    run: async (runner) => {
      await runner.post('/password', { oldPassword: 'wrong-password', password: 'nove-heslo-2026' })
      const changed = await runner.post('/password', {
        oldPassword: known(runner, 'password'),
        password: 'nove-heslo-2026',
      })
      await logIn(runner)
      await logIn(runner, known(runner, 'angelNumber'), 'nove-heslo-2026')
      await runner.get('/userProfile')
      runner.values.token = runner.need(changed, 'response', 'token')
      await runner.get('/userProfile')
    },
  },
  {
    name: 'a profile saved on two devices and read back',
    given: 'a donor whose profile another device has changed',
    run: async (runner) => {
      await runner.get('/userProfile')
      await runner.replay('save the donor profile')
      await runner.get('/userProfile')
      await runner.replay('save a phone that another device has changed', { key: KEY })
      await runner.get('/userProfile')
    },
  },
  {
    name: 'tax data saved, previewed, and the certificate issued again',
    given: 'a donor with a certificate',
    run: async (runner) => {
      await runner.get('/documents')
      await runner.replay('issue a certificate again')
      const basedOn = (await runner.get('/userProfile')).response?.profile?.donor?.taxData
      await runner.replay('save the tax data', {
        body: { subject: 'natural-person', name: 'Jana Svobodová', birthDate: '1984-06-18', basedOn },
      })
      await runner.get('/userProfile')
      await runner.replay('preview a certificate')
      await runner.replay('issue a certificate again', { key: KEY })
      await runner.get('/documents')
      await runner.replay('download a document')
      await runner.letters()
    },
  },
  {
    name: 'a photo of the profile, saved and removed',
    given: 'a signed-in donor',
    run: async (runner) => {
      await runner.upload('/avatar', { category: 'avatar' }, fakeBytes('image/png', 0))
      await runner.get('/userProfile')
      await runner.delete('/avatar')
      await runner.get('/userProfile')
    },
  },
  {
    name: 'consent given by who must, at midnight in Prague',
    given: 'the default scenario',
    run: async (runner) => {
      await runner.advance('PT14H30M')
      runner.become(await logIn(runner, '10000005'))
      await runner.get('/consent')
      await runner.post('/nps', { rating: 9 })
      const confirmed = await runner.post('/consent', { personalData: true })
      runner.values.token = runner.need(confirmed, 'response', 'session', 'token')
      await runner.get('/userProfile')
      await runner.post('/nps', { rating: 9 })
    },
  },
  {
    name: 'consent withdrawn',
    given: 'a signed-in donor',
    run: async (runner) => {
      await runner.post('/consent/withdrawal', { withdrawal: true })
      await runner.get('/userProfile')
      await logIn(runner)
      await runner.advance('P2D')
      await runner.letters()
    },
  },
  {
    name: 'calls that cannot be read',
    given: 'a signed-in donor',
    run: async (runner) => {
      await runner.post('/password', '{"oldPassword":')
      await runner.post('/password', { oldPassword: known(runner, 'password') })
      await runner.post('/password', {
        oldPassword: known(runner, 'password'),
        password: 'nove-heslo-2026',
        more: true,
      })
      await runner.post('/emailForm', { to: 'nowhere', subject: 'x', fields: [] })
    },
  },
]
