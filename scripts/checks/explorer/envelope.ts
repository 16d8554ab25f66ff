import type { components } from '#generated/provider.d.ts'

type Schemas = components['schemas']

/** The parts of any answer that the walk reads. Each of them may be missing. */
export type ExplorerEnvelope = {
  readonly error_code?: number
  readonly error?: string
  readonly response?: Response
  readonly Data?: { readonly TransactionId?: string }
  /** Only in answers of the sandbox. */
  readonly id?: string
  readonly link?: string
  readonly messages?: readonly EnvelopeMessage[]
  readonly ran?: readonly { readonly kind: string; readonly summary: string }[]
}

export type EnvelopeMessage = {
  readonly to: string
  readonly text: string
  readonly code?: string
}

type Token = { readonly token?: string; readonly expire?: string }

type Response = Token & {
  readonly session?: Token | null
  readonly profile?: { readonly donor?: Schemas['DonorData'] }
  readonly Recipient?: Schemas['RecipientData']
  readonly gatewayUrl?: string
  readonly recurringId?: string | null
  readonly accessKey?: string
  readonly receiptNumber?: string
  readonly changeId?: string
  readonly carerName?: string
  readonly version?: number
  readonly link?: { readonly linkId: string; readonly path: string }
  readonly payments?: readonly { readonly paymentId: string; readonly amount: number }[]
  readonly families?: readonly { readonly familyId: string }[]
  readonly photos?: readonly { readonly photoId: string }[]
  readonly types?: readonly { readonly files: readonly { readonly documentId: string }[] }[]
  readonly files?: { readonly files?: readonly { readonly fileId: string }[] }
}
