import type { components } from '#generated/provider.d.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import { maskPhone } from './phone-mask.rules.ts'

/** All phones of the person, masked in place (rule 19.4); the client decides which of them to offer (rule 5.3). */
export const presentPhones = ({ phones }: Recipient): components['schemas']['PhonesOffered'] => ({
  error_code: 200,
  Data: { Phones: phones.map(({ id, phone }) => ({ Id: id, Phone: maskPhone(phone) })) },
})
