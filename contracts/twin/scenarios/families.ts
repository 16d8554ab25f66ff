import { PIXEL } from '../../scenarios/direct/pixel.ts'
import type { Story } from '../story.ts'
import type { Teller } from '../teller.ts'

const record = (teller: Teller) => teller.replay("read the recipient's record")
const PHOTO = { category: 'photo', takenMonth: 10, takenYear: 2026, description: 'Drak nad polem' }
const KEY = 'twin-one-intent-0003'

export const families: Story[] = [
  {
    name: 'a member of the family, added, changed, and asked to be removed',
    given: 'a signed-in recipient',
    operations: ['getRecipientProfile', 'addFamilyMember', 'saveFamilyMember', 'requestMemberRemoval'],
    tell: async (teller) => {
      await record(teller)
      await teller.replay('add a family member')
      await teller.replay('add a family member')
      await record(teller)
      await teller.replay('save a family member')
      await record(teller)
      await teller.replay('ask to remove a family member')
      await teller.replay('ask to remove a family member', { key: KEY })
      await record(teller)
    },
  },
  {
    name: 'photos of the family',
    given: 'a recipient with a photo',
    operations: [
      'getRecipientPhotos',
      'addRecipientPhoto',
      'saveRecipientPhoto',
      'choosePrimaryPhoto',
      'requestPhotoRemoval',
      'getRecipientProfile',
    ],
    tell: async (teller) => {
      await teller.get('/recipientPhotos')
      await teller.replay('add a PDF as a photo')
      await teller.upload('/recipientPhotos', PHOTO, PIXEL)
      await teller.get('/recipientPhotos')
      await teller.replay('save a photo', {
        body: { description: 'Drak nad strništěm', takenMonth: 9, takenYear: 2026 },
      })
      await teller.get('/recipientPhotos')
      await teller.replay('choose the primary photo')
      await record(teller)
      await teller.replay('ask to remove a photo')
      await teller.get('/recipientPhotos')
      await teller.replay('ask to remove a photo', { key: KEY })
      await teller.replay('save a photo', { key: KEY })
    },
  },
  {
    name: 'papers handed over, and taken back',
    given: 'a recipient with a document being checked',
    operations: ['getRecipientDocuments', 'uploadRecipientDocument', 'removeRecipientDocument'],
    tell: async (teller) => {
      await teller.get('/recipientDocuments')
      await teller.replay('hand over a document')
      await teller.get('/recipientDocuments')
      await teller.replay('take a document back')
      await teller.get('/recipientDocuments')
      await teller.replay('take a document back')
    },
  },
  {
    name: 'data and contacts of the family, saved and read back',
    given: 'a signed-in recipient',
    operations: ['getRecipientProfile', 'saveRecipientData', 'saveRecipientContacts'],
    tell: async (teller) => {
      await record(teller)
      await teller.replay('save the basic data of a family')
      await record(teller)
      await teller.replay('save the contacts of a family')
      await record(teller)
      await teller.replay('save the basic data of a family')
      await teller.letters()
    },
  },
  {
    name: 'a renewal, its files, sent once and then closed',
    given: 'a recipient whose renewal is open',
    params: { as: 'recipient' },
    operations: ['getRenewal', 'uploadRenewalFile', 'removeRenewalFile', 'submitRenewal', 'getRecipientProfile'],
    tell: async (teller) => {
      await teller.get('/renewal')
      await teller.replay('add a file to the renewal')
      await teller.get('/renewal')
      await teller.replay('take a file of the renewal back')
      await teller.get('/renewal')
      await teller.replay('add a file to the renewal', { key: KEY })
      await teller.replay('send the renewal')
      await teller.replay('send the renewal')
      await teller.replay('send the renewal', { key: `${KEY}-more` })
      await teller.get('/renewal')
      await record(teller)
      await teller.letters()
    },
  },
  {
    name: 'a request for help, its files, sent once',
    given: 'a request for help that was started',
    operations: ['getHelpRequest', 'uploadHelpRequestFile', 'removeHelpRequestFile', 'submitHelpRequest'],
    tell: async (teller) => {
      await teller.replay('read a request for help')
      await teller.replay('add a file to a request for help')
      await teller.replay('read a request for help')
      await teller.replay('take a file of a request back')
      await teller.replay('read a request for help')
      await teller.replay('send a request for help')
      await teller.replay('send a request for help')
      await teller.replay('read a request for help')
      await teller.letters()
    },
  },
  {
    name: 'a request for help begun twice under one key',
    given: 'the default scenario',
    operations: ['startHelpRequest', 'getHelpRequest'],
    tell: async (teller) => {
      const begun = await teller.replay('start a request for help')
      await teller.replay('start a request for help')
      await teller.get(`/helpRequests/${teller.need(begun, 'response', 'requestKey')}`)
      await teller.replay('start a request for help', { key: KEY })
      await teller.advance('P7D')
      await teller.get(`/helpRequests/${teller.need(begun, 'response', 'requestKey')}`)
    },
  },
  {
    name: 'everything a family can read',
    given: 'a recipient whose contact was looked at',
    operations: [
      'getRecipientProfile',
      'getContributions',
      'getHelpOffers',
      'getContactViews',
      'getRecipientPhotos',
      'getRecipientDocuments',
    ],
    tell: async (teller) => {
      await record(teller)
      for (const path of ['/contributions', '/helpOffers', '/contactViews', '/recipientPhotos', '/recipientDocuments'])
        await teller.get(path)
    },
  },
  {
    name: 'an account of a family that is locked keeps its data',
    given: 'a recipient whose account is locked around a payout',
    params: { as: 'recipient' },
    operations: ['saveRecipientContacts', 'getRecipientProfile', 'addFamilyMember'],
    tell: async (teller) => {
      await record(teller)
      await teller.replay('save the contacts of a family')
      await teller.replay('add a family member')
      await record(teller)
    },
  },
]
