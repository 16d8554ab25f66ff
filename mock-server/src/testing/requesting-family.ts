import { callerIn } from './person.ts'
import { smallFile } from './renewing-family.ts'
import { openWorld, type TestApp } from './test-app.ts'

/** A family, in a world of its own, that has started a request for help and added a medical report to it. */
export const requestingFamily = async (app: TestApp) => {
  const family = callerIn(app, (await openWorld(app)).id, { lang: 'cs' })
  const key: string = (await family.post('helpRequest', { variant: 'oncological' })).response.accessKey
  const opened = { 'access-key': key }
  const meta = { category: 'request', purpose: 'medical-report', issuedOn: '2026-11-02' }
  await family.upload('helpRequest/files', [{ ...smallFile('other'), meta, name: 'zpráva Adama.pdf' }], {
    headers: opened,
  })
  return {
    ...family,
    key,
    opened,
    submit: (answers: object) =>
      family.post('helpRequest/submission', { formId: 'request-oncological-1', answers }, opened),
  }
}
