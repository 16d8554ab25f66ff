import { normalizePhone } from '#rules/formats/phone-international.ts'
import { type Group, groupOf, tidiedEmail, tidyGroup } from '#web/shared/forms/form-values.ts'
import { normalizeAddress } from '#web/shared/forms/normalize-address.ts'
import type { FormValues } from '#web/shared/forms/read-form.ts'

/** An empty phone or e-mail is removed. */
export function composeContacts({ caringPerson, address, phone, email }: FormValues): Group {
  return {
    caringPerson: tidyGroup(groupOf(caringPerson)),
    address: normalizeAddress(tidyGroup(groupOf(address))),
    ...(typeof phone === 'string' && { phone: normalizePhone(phone) }),
    ...(email !== undefined && { email: tidiedEmail(email) }),
  }
}
