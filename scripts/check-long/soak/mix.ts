import { goodOfDonor } from '#mock/testing/good-requests.ts'

/** One call of the soak test and its expected answers. `every`: it is sent once in this many calls. */
export type Mixed = {
  name: string
  every: number
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Relative to `/w/{world}`, or to the root if it begins with `/sandbox`. */
  path: string
  /** Whose token is sent; none if missing. */
  as?: 'donor' | 'family'
  headers?: Readonly<Record<string, string>>
  /** `#` becomes the number of the call. */
  body?: string
  /** The accepted HTTP statuses, with the error_code of the envelope if there is one; `cut`: no complete answer. */
  want: readonly string[]
}

const JSON_BODY = { 'content-type': 'application/json' }
const PARTS = { 'content-type': 'multipart/form-data; boundary=x' }
const FILE = [
  '--x\r\ncontent-disposition: form-data; name="meta[0]"\r\n\r\n{"category":"document"}',
  '--x\r\ncontent-disposition: form-data; name="File[0]"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7',
  '--x--\r\n',
].join('\r\n')
const GOOD = ['200 200']

const read = (path: string, every: number, as?: 'donor' | 'family'): Mixed => ({
  name: `GET ${path}`,
  every,
  method: 'GET',
  path: `/api/${path}`,
  want: GOOD,
  ...(as && { as }),
})
const write = (path: string, every: number, as: 'donor' | 'family' | undefined, body: object | string): Mixed => ({
  name: `POST ${path}`,
  every,
  method: 'POST',
  path: `/api/${path}`,
  headers: JSON_BODY,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  want: GOOD,
  ...(as && { as }),
})
const fault = (kind: string, more: object, every: number): Mixed => ({
  ...write('', every, undefined, { operationId: 'getNps', kind, when: 'after', times: 1, ...more }),
  name: `fault ${kind}`,
  path: '/sandbox/worlds/{world}/faults',
  want: ['201'],
})
/** Each is changed and changed back, so that no save is one that another came before. */
const { basedOn: PROFILE } = goodOfDonor.donorProfile as { basedOn: object }
const PHOTO = { takenMonth: 8, takenYear: 2026, description: 'Výlet k parní lokomotivě' }
/** One call sets a fault and the next one that reads the rating meets it, so any of these answers may come. */
const MEETS_FAULTS = ['200 200', '429 429', 'cut']

/** Checked in this order: rare calls before frequent ones. */
export const mix: readonly Mixed[] = [
  { ...write('login', 500, undefined, { username: '10000001', password: 'andel123' }) },
  { ...write('login', 503, undefined, { username: '10000001', password: 'wrong' }), want: ['200 401'] },
  fault('error_code', { errorCode: 429, error: 'rate-limited' }, 211),
  fault('reset', {}, 997),
  fault('cut', { atPercent: 50 }, 1_009),
  { ...write('upload', 101, 'donor', FILE), headers: PARTS },
  {
    ...write('', 131, undefined, { advance: 'PT1S' }),
    method: 'PATCH',
    path: '/sandbox/worlds/{world}/clock',
    want: ['200'],
  },
  { ...read('', 997), path: '/sandbox/worlds/{world}/journal', want: ['200'] },
  { ...read('', 401), path: '/sandbox/worlds/{world}/messages', want: ['200'] },
  { ...read('nps', 2, 'donor'), every: 5, want: MEETS_FAULTS },
  {
    ...write('nps', 37, undefined, { rating: 9, emlid: 'jana-nps-2026' }),
    want: ['200 200', '200 403', '200 409', '200 423'],
  },
  write('donorProfile', 61, 'donor', { ...PROFILE, phone: '+420601000199', basedOn: PROFILE }),
  write('donorProfile', 67, 'donor', { ...PROFILE, basedOn: { ...PROFILE, phone: '+420601000199' } }),
  write('recipientPhotos/pho-train', 71, 'family', { ...PHOTO, takenMonth: 7, basedOn: PHOTO }),
  write('recipientPhotos/pho-train', 73, 'family', { ...PHOTO, basedOn: { ...PHOTO, takenMonth: 7 } }),
  {
    ...write('emailForm', 97, undefined, { to: 'portal@example.com', subject: 'Dotaz #', fields: [] }),
    headers: { ...JSON_BODY, 'idempotency-key': 'soak-key-#' },
    want: ['200 200', '400 400'],
  },
  { ...write('login', 29, undefined, '{"username":'), want: ['400 400'] },
  { ...write('donorProfile', 43, undefined, {}), want: ['400 400', '401 401'] },
  { ...read('nothing', 47), want: ['404 404'] },
  { ...read('families/fam-unknown', 53, 'donor'), want: ['200 404'] },
  { ...read('userProfile', 23), want: ['401 401'] },
  { ...read('nps', 59, 'donor'), method: 'DELETE', want: ['405 405'] },
  read('payments', 19, 'donor'),
  read('documents', 17, 'donor'),
  read('families', 13, 'donor'),
  read('userProfile', 7, 'donor'),
  read('recipientPhotos', 11, 'family'),
  read('recipientProfile?t=2026-11-10T09:00:00.000Z', 3, 'family'),
  read('valueStore/nps_showStart,nps_showEnd', 1),
]
