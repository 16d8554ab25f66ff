import { normalizePostalCode } from '#rules/formats/postal-code.ts'
import type { BodyOf, Handler } from '../../kernel/handler.ts'
import { recipientOf, sessionOf } from '../shared/recipient-of-token.ts'
import { refuseWhileLocked } from '../shared/refuse-while-locked.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { type ContactsInput, saveRecipientContacts as saveContacts } from './recipient-contacts.rules.ts'
import { type RecipientDataInput, saveRecipientData as saveData } from './recipient-data.rules.ts'

export const saveRecipientData: Handler<'saveRecipientData'> = {
  run(world, { body, caller }, { now, random, signImage }) {
    const recipient = recipientOf(world, caller)
    const locked = refuseWhileLocked(recipient, now)
    if (locked) return locked
    const { result, changes, rule } = saveData(world, recipient, dataOf(body), {
      now,
      random,
      session: sessionOf(caller),
    })
    switch (result.kind) {
      case 'saved': {
        const response = presentSavedProfile(world, result.recipient, { now, signImage })
        return { answer: { error_code: 200, response }, changes, rule }
      }
      case 'code-required':
        return { answer: CODE_REQUIRED, changes, rule }
      case 'refused':
        return { answer: { error_code: 422, error: result.error, fields: result.fields }, changes, rule }
    }
  },
}

export const saveRecipientContacts: Handler<'saveRecipientContacts'> = {
  run(world, { body, caller }, { now, random, signImage }) {
    const recipient = recipientOf(world, caller)
    const locked = refuseWhileLocked(recipient, now)
    if (locked) return locked
    const { result, changes, rule } = saveContacts(world, recipient, contactsOf(body), {
      now,
      random,
      session: sessionOf(caller),
    })
    if (result.kind === 'code-required') return { answer: CODE_REQUIRED, changes, rule }
    const response = presentSavedProfile(world, result.recipient, { now, signImage })
    return { answer: { error_code: 200, response }, changes, rule }
  },
}

const CODE_REQUIRED = { error_code: 403, error: 'code-required' } as const

/** Text is stored in NFC (rule 14.3); the life story is returned as it was typed. */
const composed = (text = ''): string => text.normalize('NFC')

const dataOf = ({ patient, account, ...body }: BodyOf<'saveRecipientData'>): RecipientDataInput => ({
  patient: {
    title: composed(patient.title),
    firstName: composed(patient.firstName),
    lastName: composed(patient.lastName),
    birthYear: patient.birthYear,
    birthMonth: patient.birthMonth,
  },
  account: {
    prefix: digits(account.prefix),
    number: digits(account.number),
    bankCode: digits(account.bankCode),
  },
  housing: body.housingType,
  householdMembers: body.householdMembers,
  informativeConsent: body.informativeConsent,
  lifeStory: body.lifeStory,
})

/** Rule 14.8: spaces are stripped. */
const digits = (text = ''): string => text.replace(/\s/gu, '')

const contactsOf = ({ caringPerson, address, phone, email }: BodyOf<'saveRecipientContacts'>): ContactsInput => ({
  carer: {
    firstName: composed(caringPerson.firstName),
    lastName: composed(caringPerson.lastName),
    phone: phone ?? '',
    email: email ?? '',
  },
  address: {
    street: composed(address.street),
    houseNumber: composed(address.houseNumber),
    city: composed(address.city),
    postalCode: normalizePostalCode(address.postalCode),
  },
})
