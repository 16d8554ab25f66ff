import { fakeBytes } from '../../scenarios/direct/fake-file.ts'
import type { TwinScenario } from '../scenario.ts'
import type { ScenarioRunner } from '../scenario-runner.ts'

const record = (runner: ScenarioRunner) => runner.replay("read the recipient's record")
const PHOTO = { category: 'photo', takenMonth: 10, takenYear: 2026, description: 'Drak nad polem' }
const KEY = 'twin-one-intent-0003'

export const families: TwinScenario[] = [
  {
    name: 'a family member is added, changed, and its removal requested',
    given: 'a recipient with a family member',
    run: async (runner) => {
      await record(runner)
      await runner.replay('add a family member')
      await runner.replay('add a family member')
      await record(runner)
      await runner.replay('save a family member')
      await runner.replay('save hobbies that another device has changed', { key: KEY })
      await record(runner)
      await runner.replay('ask to remove a family member')
      await runner.replay('ask to remove a family member', { key: KEY })
      await record(runner)
    },
  },
  {
    name: 'photos of the family',
    given: 'a recipient with a photo',
    run: async (runner) => {
      await runner.get('/recipientPhotos')
      await runner.replay('add a PDF as a photo')
      await runner.upload('/recipientPhotos', PHOTO, fakeBytes('image/png', 0))
      await runner.get('/recipientPhotos')
      await runner.replay('save a photo')
      await runner.get('/recipientPhotos')
      await runner.replay('choose the primary photo')
      await record(runner)
      await runner.replay('ask to remove a photo')
      await runner.get('/recipientPhotos')
      await runner.replay('ask to remove a photo', { key: KEY })
      await runner.replay('save a photo', { key: KEY })
    },
  },
  {
    name: 'documents uploaded and removed',
    given: 'a recipient with a document being checked',
    run: async (runner) => {
      await runner.get('/recipientDocuments')
      await runner.replay('hand over a document')
      await runner.get('/recipientDocuments')
      await runner.replay('take a document back')
      await runner.get('/recipientDocuments')
      await runner.replay('take a document back')
    },
  },
  {
    name: 'data and contacts of the family, saved on two devices and read back',
    given: 'a recipient whose basic data another device has changed',
    run: async (runner) => {
      await record(runner)
      await runner.replay('save the basic data of a family')
      await record(runner)
      await runner.replay('save the contacts of a family')
      await record(runner)
      await runner.replay('save the basic data of a family')
      await runner.replay('save an account number that another device has changed', { key: KEY })
      await record(runner)
      await runner.letters()
    },
  },
  {
    name: 'a renewal, its files, sent once and then closed',
    given: 'a recipient whose renewal is open',
    params: { as: 'recipient' },
    run: async (runner) => {
      await runner.get('/renewal')
      await runner.replay('add a file to the renewal')
      await runner.get('/renewal')
      await runner.replay('take a file of the renewal back')
      await runner.get('/renewal')
      await runner.replay('add a file to the renewal', { key: KEY })
      await runner.replay('send the renewal')
      await runner.replay('send the renewal')
      await runner.replay('send the renewal', { key: `${KEY}-more` })
      await runner.get('/renewal')
      await record(runner)
      await runner.letters()
    },
  },
  {
    name: 'a request for help, its files, sent once',
    given: 'a request for help that was started',
    run: async (runner) => {
      await runner.replay('read a request for help')
      await runner.replay('add a file to a request for help')
      await runner.replay('read a request for help')
      await runner.replay('take a file of a request back')
      await runner.replay('read a request for help')
      await runner.replay('send a request for help')
      await runner.replay('send a request for help')
      await runner.replay('read a request for help')
      await runner.letters()
    },
  },
  {
    name: 'a request for help begun twice under one key',
    given: 'the default scenario',
    run: async (runner) => {
      const begun = await runner.replay('start a request for help')
      await runner.replay('start a request for help')
      await runner.get('/helpRequest', {}, runner.need(begun, 'response', 'accessKey'))
      await runner.replay('start a request for help', { key: KEY })
      await runner.advance('P7D')
      await runner.get('/helpRequest', {}, runner.need(begun, 'response', 'accessKey'))
    },
  },
  {
    name: 'everything a family can read',
    given: 'a recipient whose contact was looked at',
    run: async (runner) => {
      await record(runner)
      for (const path of ['/contributions', '/helpOffers', '/contactViews', '/recipientPhotos', '/recipientDocuments'])
        await runner.get(path)
    },
  },
  {
    name: 'an account of a family that is locked keeps its data',
    given: 'a recipient whose account is locked around a payout',
    params: { as: 'recipient' },
    run: async (runner) => {
      await record(runner)
      await runner.replay('save the contacts of a family')
      await runner.replay('add a family member')
      await record(runner)
    },
  },
]
