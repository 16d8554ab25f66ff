import type { DocumentType, HandedDocument } from '../../domain/state/recipient.ts'
import type { Day } from '../../domain/time/instant.ts'
import { acceptanceAt } from '../../resources/recipient-document/document-acceptance.rules.ts'
import { withRenewalFiles } from '../../resources/renewal/renewal-documents.rules.ts'
import { prague } from '../people/build-donor.ts'
import { filesOf2000009, SENT_2000009 } from './renewals-of-default.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' }

/** The file name has the extension of its type, as for any accepted upload. */
const handed = (
  type: DocumentType,
  file: readonly [name: string, size: number],
  uploaded: string,
  issuedOn: Day | null = null,
): HandedDocument => {
  const [name, size] = file
  const uploadedAt = prague(uploaded)
  return {
    id: `handed-${type}-${uploaded.slice(0, 10)}`,
    type,
    name,
    size,
    mediaType: MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '',
    uploadedAt,
    issuedOn,
    acceptedAt: acceptanceAt(uploadedAt),
    fromRenewal: false,
  }
}
/** The foundation has not checked it yet. */
const waiting = (document: HandedDocument): HandedDocument => ({ ...document, acceptedAt: null })

/** Documents that families submitted before Tuesday 10 November 2026, oldest first; every possible state of a document. */
export const handedDocumentsOfDefault = {
  '2000001': [
    handed('request', ['zadost-o-pomoc.pdf', 204_118], '2026-03-18T15:02'),
    handed('income-confirmation', ['příjem Jiří.pdf', 96_340], '2026-03-18T15:06'),
    handed('medical-report', ['lékařská zpráva.pdf', 182_044], '2026-10-12T10:20', '2026-10-12'),
  ],
  // The report expired six months after it was issued.
  '2000002': [
    handed('request', ['zadost.pdf', 188_902], '2025-11-20T20:14'),
    handed('income-confirmation', ['vyplatni-paska.jpg', 1_204_551], '2026-05-06T21:40'),
    handed('medical-report', ['zprava-onkologie.pdf', 240_671], '2026-05-06T21:45', '2026-05-04'),
  ],
  // Submitted yesterday afternoon: accepted today at noon.
  '2000003': [
    handed('request', ['zadost.pdf', 176_230], '2025-11-25T09:31'),
    handed('medical-report', ['nefrologie.pdf', 311_809], '2026-08-24T18:12', '2026-08-20'),
    waiting(handed('income-confirmation', ['příjem.png', 402_377], '2026-11-09T16:40')),
  ],
  // The report of spring has expired, and a new one is requested.
  '2000004': [
    handed('request', ['zadost-fialova.pdf', 169_004], '2026-02-16T19:20'),
    handed('medical-report', ['zprava.pdf', 150_772], '2026-02-16T19:26', '2026-02-10'),
  ],
  '2000005': [
    handed('request', ['zadost.pdf', 181_466], '2025-11-12T10:05'),
    handed('medical-report', ['gastro.pdf', 133_908], '2026-01-20T08:15', '2026-01-15'),
  ],
  '2000006': [
    handed('request', ['zadost.pdf', 172_390], '2025-11-18T17:48'),
    handed('medical-report', ['propousteci-zprava.pdf', 290_015], '2026-07-28T12:02', '2026-07-27'),
  ],
  '2000007': [
    handed('request', ['zadost.pdf', 164_820], '2025-11-10T11:11'),
    handed('medical-report', ['zprava-leden.pdf', 143_257], '2026-06-22T19:50', '2026-06-20'),
  ],
  // A new request: nothing has been checked yet.
  '2000008': [
    waiting(handed('request', ['zadost-bartosovi.pdf', 210_645], '2026-11-09T21:10')),
    waiting(handed('medical-report', ['zprava-z-nemocnice.pdf', 356_118], '2026-11-09T21:16', '2026-11-06')),
  ],
  // The renewal of 3 November has new ones, which wait for its decision.
  '2000009': withRenewalFiles(
    {
      handedDocuments: [
        handed('request', ['zadost.pdf', 171_652], '2025-11-14T18:25'),
        handed('medical-report', ['zpráva Děčín.pdf', 188_310], '2026-05-11T18:31', '2026-05-06'),
      ],
    },
    { files: filesOf2000009 },
    SENT_2000009,
  ),
  // Over fifteen: last year's confirmation ended on 31 August, and with it the report, valid by itself until January.
  '2000010': [
    handed('study-confirmation', ['potvrzeni-o-studiu-2025.pdf', 64_780], '2025-09-12T16:30', '2025-09-10'),
    handed('request', ['zadost.pdf', 190_277], '2025-11-24T14:20'),
    handed('medical-report', ['zprava-plicni.pdf', 221_904], '2026-07-07T10:44', '2026-07-02'),
  ],
  // Valid until 25 November.
  '2000011': [
    handed('request', ['zadost-riha.pdf', 158_331], '2026-06-02T22:07'),
    handed('medical-report', ['neurologie.pdf', 176_009], '2026-06-02T22:11', '2026-05-25'),
  ],
  '2000012': [
    handed('request', ['ziadost.pdf', 167_488], '2026-01-12T13:52'),
    handed('medical-report', ['metabolicka-poradna.pdf', 205_366], '2026-09-07T09:03', '2026-09-03'),
    handed('other', ['karta EHIC.jpg', 512_700], '2026-09-07T09:10'),
  ],
} as const satisfies Readonly<Record<string, readonly HandedDocument[]>>
