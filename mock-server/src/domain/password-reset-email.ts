import type { Message } from './kernel-slices.ts'

type Envelope = { readonly id: string; readonly at: number }

export const composeResetLink = (
  { to, token }: { readonly to: string; readonly token: string; readonly lang: 'cs' | 'en' },
  { id, at }: Envelope,
): Message => {
  const link = `/obnova-hesla?odkaz=${token}`
  return { id, at, channel: 'email', to, subject: 'Nové heslo', text: `Nové heslo nastavíte zde:\n${link}`, link }
}

export const composePasswordChanged = (
  { to }: { readonly to: string; readonly lang: 'cs' | 'en' },
  { id, at }: Envelope,
): Message => ({ id, at, channel: 'email', to, subject: 'Heslo bylo změněno', text: 'Heslo bylo změněno.' })
