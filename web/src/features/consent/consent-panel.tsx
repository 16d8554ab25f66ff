import type { ConsentState } from '../../shared/api/wire.ts'
import { ConsentForm } from './consent-form.tsx'
import { ConsentGiven } from './consent-given.tsx'

type ConsentPanelProps = { consent: ConsentState; emlid: string | undefined }

export function ConsentPanel({ consent, emlid }: ConsentPanelProps) {
  if (consent.confirmedOn === null) return <ConsentForm emlid={emlid} />
  return <ConsentGiven confirmedOn={consent.confirmedOn} emlid={emlid} />
}
