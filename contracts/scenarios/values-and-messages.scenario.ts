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
  test('shows a notice once there is one', async () => {
    await using world = await openWorld()
    const read = () => world.visitor().get('/valueStore/header_web_notice%2Cheader_web_notice_text')
    expect(await read()).toMatchObject({ response: { header_web_notice: '0' } })
    await world.trigger({ kind: 'notice', text: 'V sobotu budeme portál **udržovat**.' })
    expect(await read()).toMatchObject({
      response: { header_web_notice: '1', header_web_notice_text: 'V sobotu budeme portál **udržovat**.' },
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
})
