import { describe, expect, test } from 'vitest'
import { openWorld } from './world.ts'

const form = {
  to: 'portal@example.com',
  subject: 'Zpětná vazba k hodnocení',
  fields: [
    { id: 'message', title: 'Zpráva', value: 'Děkujeme za rychlou odpověď.' },
    { id: 'email', title: 'E-mail', value: 'jana@example.com' },
  ],
}

describe('the value store', () => {
  test('has the window of the rating prompt, which contains the time of the scenario', async () => {
    await using world = await openWorld({ frozen: true })
    const { response } = await world.visitor().get('/valueStore/nps_showStart%2Cnps_showEnd')
    const { nps_showStart: start, nps_showEnd: end } = response as Record<string, string>
    expect(start && start <= '2026-11-10').toBe(true)
    expect(end && end >= '2026-11-10').toBe(true)
  })

  test('gets another window by a trigger', async () => {
    await using world = await openWorld()
    await world.trigger({ kind: 'nps-window', start: '2027-01-01', end: '2027-01-31' })
    expect(await world.visitor().get('/valueStore/nps_showStart%2Cnps_showEnd')).toMatchObject({
      response: { nps_showStart: '2027-01-01', nps_showEnd: '2027-01-31' },
    })
  })

  test('shows a notice once there is one', async () => {
    await using world = await openWorld()
    const read = () => world.visitor().get('/valueStore/header_web_notice%2Cheader_web_notice_text')
    expect(await read()).toMatchObject({ response: { header_web_notice: '0' } })
    await world.trigger({ kind: 'notice', text: 'V sobotu budeme portál **udržovat**.' })
    expect(await read()).toMatchObject({
      response: { header_web_notice: '1', header_web_notice_text: 'V sobotu budeme portál **udržovat**.' },
    })
  })

  test('names an unknown key', async () => {
    await using world = await openWorld()
    expect(await world.visitor().get('/valueStore/nps_showStart%2Cnobody_knows')).toMatchObject({
      status: 200,
      error_code: 404,
      error: 'value-not-found',
      fields: { nobody_knows: 'not-found' },
    })
  })
})

describe('the feedback form', () => {
  test('is sent to the mailbox of the foundation', async () => {
    await using world = await openWorld()
    expect(await world.visitor().post('/emailForm', form)).toMatchObject({ status: 200, error_code: 200 })
    const [mail, ...others] = await world.messages({ channel: 'email' })
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'portal@example.com', subject: 'Zpětná vazba k hodnocení' })
    expect(mail?.text).toContain('Děkujeme za rychlou odpověď.')
    expect(mail?.text).toContain('jana@example.com')
  })

  test('is sent to no other mailbox', async () => {
    await using world = await openWorld()
    const answer = { status: 200, error_code: 403, error: 'mailbox-not-allowed' }
    expect(await world.visitor().post('/emailForm', { ...form, to: 'stranger@example.com' })).toMatchObject(answer)
    expect(await world.messages({ channel: 'email' })).toEqual([])
  })
})

test('a missing translation is recorded', async () => {
  await using world = await openWorld()
  const missing = { language: 'en', namespace: 'nps', key: 'thankYou.title' }
  expect(await world.visitor().post('/missingTranslation', missing)).toMatchObject({ status: 200, error_code: 200 })
  expect(await world.journal('reportMissingTranslation')).toMatchObject([{ errorCode: 200 }])
})
