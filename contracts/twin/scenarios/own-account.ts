import { PIXEL } from '../../scenarios/direct/pixel.ts'
import type { Story } from '../story.ts'
import { logIn } from './signing-in.ts'

const KEY = 'twin-one-intent-0001'
const EMAIL = 'jana.novakova@example.com'

export const ownAccount: Story[] = [
  {
    name: 'a rating and its lock',
    given: 'a donor who may vote',
    operations: ['getNps', 'saveNps', 'getUserProfile'],
    tell: async (teller) => {
      await teller.get('/nps')
      await teller.post('/nps', { rating: 4 })
      await teller.get('/nps')
      await teller.post('/nps', { rating: 9 })
      await teller.get('/nps')
      await teller.get('/userProfile')
      await teller.advance('PT59S')
      await teller.post('/nps', { rating: 9 })
      await teller.advance('PT1S')
      await teller.post('/nps', { rating: 10 })
      await teller.get('/nps')
    },
  },
  {
    name: 'an idempotency key, repeated and reused',
    given: 'a donor who may vote',
    operations: ['getNps', 'saveNps'],
    tell: async (teller) => {
      await teller.post('/nps', { rating: 8 }, KEY)
      await teller.post('/nps', { rating: 8 }, KEY)
      await teller.post('/nps', { rating: 3 }, KEY)
      await teller.get('/nps')
      await teller.advance('PT24H')
      await teller.get('/nps')
    },
  },
  {
    name: 'a form sent twice under one key is one letter',
    given: 'the default scenario',
    operations: ['sendEmailForm'],
    tell: async (teller) => {
      for (let sent = 0; sent < 2; sent++) await teller.replay('send a form')
      await teller.letters()
    },
  },
  {
    name: 'a new e-mail, proven by its code',
    given: 'a signed-in donor',
    operations: ['requestEmailChange', 'confirmEmailChange', 'getUserProfile', 'logIn'],
    tell: async (teller) => {
      const changeId = teller.need(
        await teller.post('/emailChange', { email: EMAIL, password: 'andel123' }),
        'response',
        'changeId',
      )
      await teller.get('/userProfile')
      const code = await teller.code()
      await teller.post('/emailChange/verification', { changeId, code: code === '000000' ? '111111' : '000000' })
      const changed = await teller.post('/emailChange/verification', { changeId, code })
      await teller.get('/userProfile')
      teller.values.token = teller.need(changed, 'response', 'token')
      await teller.post('/emailChange/verification', { changeId, code })
      await teller.get('/userProfile')
      await logIn(teller, 'jana@example.com')
      await logIn(teller, EMAIL)
      await teller.letters()
    },
  },
  {
    name: 'a new e-mail by a code that was sent, read back',
    given: 'a code sent to a new e-mail',
    operations: ['confirmEmailChange', 'getUserProfile'],
    tell: async (teller) => {
      await teller.get('/userProfile')
      await teller.replay('confirm a new e-mail')
      await teller.get('/userProfile')
      await teller.replay('confirm a new e-mail')
    },
  },
  {
    name: 'a new password ends the old one',
    given: 'a signed-in donor',
    operations: ['changePassword', 'logIn', 'getUserProfile'],
    tell: async (teller) => {
      await teller.post('/password', { oldPassword: 'andel124', password: 'nove-heslo-2026' })
      const changed = await teller.post('/password', { oldPassword: 'andel123', password: 'nove-heslo-2026' })
      await logIn(teller)
      await logIn(teller, '10000001', 'nove-heslo-2026')
      await teller.get('/userProfile')
      teller.values.token = teller.need(changed, 'response', 'token')
      await teller.get('/userProfile')
    },
  },
  {
    name: 'a profile saved and read back',
    given: 'a signed-in donor',
    operations: ['saveDonorProfile', 'getUserProfile'],
    tell: async (teller) => {
      await teller.get('/userProfile')
      await teller.replay('save the donor profile')
      await teller.get('/userProfile')
    },
  },
  {
    name: 'tax data saved, previewed, and the certificate issued again',
    given: 'a donor with a certificate',
    operations: [
      'getDocuments',
      'saveTaxData',
      'previewCertificate',
      'reissueDocument',
      'downloadDocument',
      'getUserProfile',
    ],
    tell: async (teller) => {
      await teller.get('/documents')
      await teller.replay('issue a certificate again')
      await teller.replay('save the tax data', {
        body: { subject: 'natural-person', name: 'Jana Svobodová', dateOfBirth: '1984-06-18' },
      })
      await teller.get('/userProfile')
      await teller.replay('preview a certificate')
      await teller.replay('issue a certificate again', { key: KEY })
      await teller.get('/documents')
      await teller.replay('download a document')
      await teller.letters()
    },
  },
  {
    name: 'a photo of the profile, there and gone',
    given: 'a signed-in donor',
    operations: ['saveAvatar', 'deleteAvatar', 'getUserProfile'],
    tell: async (teller) => {
      await teller.upload('/avatar', { category: 'avatar' }, PIXEL)
      await teller.get('/userProfile')
      await teller.delete('/avatar')
      await teller.get('/userProfile')
    },
  },
  {
    name: 'consent given by who must, at midnight in Prague',
    given: 'the default scenario',
    operations: ['logIn', 'getConsent', 'confirmConsent', 'saveNps', 'getUserProfile'],
    tell: async (teller) => {
      await teller.advance('PT14H30M')
      teller.become(await logIn(teller, '10000005'))
      await teller.get('/consent')
      await teller.post('/nps', { rating: 9 })
      const confirmed = await teller.post('/consent', { personalData: true })
      teller.values.token = teller.need(confirmed, 'response', 'session', 'token')
      await teller.get('/userProfile')
      await teller.post('/nps', { rating: 9 })
    },
  },
  {
    name: 'consent withdrawn',
    given: 'a signed-in donor',
    operations: ['withdrawConsent', 'getUserProfile', 'logIn'],
    tell: async (teller) => {
      await teller.post('/consent/withdrawal', { withdrawal: true })
      await teller.get('/userProfile')
      await logIn(teller)
      await teller.advance('P2D')
      await teller.letters()
    },
  },
  {
    name: 'calls that cannot be read',
    given: 'a signed-in donor',
    operations: ['changePassword', 'sendEmailForm'],
    tell: async (teller) => {
      await teller.post('/password', '{"oldPassword":')
      await teller.post('/password', { oldPassword: 'andel123' })
      await teller.post('/password', { oldPassword: 'andel123', password: 'nove-heslo-2026', more: true })
      await teller.post('/emailForm', { to: 'nowhere', subject: 'x', fields: [] })
    },
  },
]
