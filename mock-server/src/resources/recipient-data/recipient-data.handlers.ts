import type { components } from '#generated/provider.d.ts'
import { normalizePostalCode } from '#rules/formats/postal-code.ts'
import { withoutSpaces } from '#rules/formats/spaces.ts'
import type { Handler } from '../../kernel/handler.ts'
import { mergeRequest } from '../shared/merge-request.ts'
import { recipientOf, sessionOf } from '../shared/person-of-token.ts'
import { refuseWhileLocked } from '../shared/refuse-while-locked.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { type ContactsInput, saveRecipientContacts as saveContacts } from './recipient-contacts.rules.ts'
import { presentContactsValues, presentDataValues } from './recipient-data.presenter.ts'
import { type RecipientDataInput, saveRecipientData as saveData } from './recipient-data.rules.ts'

export const saveRecipientData: Handler<'saveRecipientData'> = {
  run(world, { body, caller }, { now, random, signImage }) {
    const recipient = recipientOf(world, caller)
    const locked = refuseWhileLocked(recipient, now)
    if (locked) return locked
    const { basedOn, ...wanted } = body
    const merged = mergeRequest('saveRecipientData', {
      wanted: dataAsStored(wanted),
      basedOn: dataAsStored(basedOn),
      stored: presentDataValues(recipient),
    })
    if (merged.kind === 'conflict') return merged.outcome
    const { result, changes, rule } = saveData(world, recipient, dataOf(merged.record), {
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
    const { basedOn, ...wanted } = body
    const merged = mergeRequest('saveRecipientContacts', {
      wanted: contactsAsStored(wanted),
      basedOn: contactsAsStored(basedOn),
      stored: presentContactsValues(recipient),
    })
    if (merged.kind === 'conflict') return merged.outcome
    const { result, changes, rule } = saveContacts(world, recipient, contactsOf(merged.record), {
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

type DataValues = components['schemas']['RecipientDataValues']
type ContactsValues = components['schemas']['RecipientContactsValues']

/** Rule 14.8: spaces are stripped. */
const digits = (text = ''): string => withoutSpaces(text)

const dataAsStored = ({ account, ...values }: DataValues): DataValues => ({
  ...values,
  ...(account && {
    account: { prefix: digits(account.prefix), number: digits(account.number), bankCode: digits(account.bankCode) },
  }),
})

const contactsAsStored = ({ address, ...values }: ContactsValues): ContactsValues => ({
  ...values,
  address: { ...address, postalCode: normalizePostalCode(address.postalCode ?? '') },
})

const dataOf = ({ patient, account, ...body }: DataValues): RecipientDataInput => ({
  patient: {
    title: composed(patient.title),
    firstName: composed(patient.firstName),
    lastName: composed(patient.lastName),
    birthYear: patient.birthYear,
    birthMonth: patient.birthMonth,
  },
  account: account ? { ...account, prefix: account.prefix ?? '' } : null,
  housing: body.housingType,
  householdMembers: body.householdMembers,
  informativeConsent: body.informativeConsent,
  lifeStory: body.lifeStory,
})

const contactsOf = ({ caringPerson, address, phone, email }: ContactsValues): ContactsInput => ({
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
    postalCode: address.postalCode ?? '',
  },
})
