import assert from 'node:assert/strict'
import { By } from 'selenium-webdriver'
import type { Visit } from './visit.ts'

export const journeys: Readonly<Record<string, (visit: Visit, photo: string) => Promise<void>>> = {
  async 'a donor signs in, sees the payments, the tax data and a rating, and logs out for good'(visit) {
    const { driver, open, find, fill, choose, press, follow, read } = visit
    await open('/login')
    await fill('username', '10000001')
    await fill('password', 'andel123')
    await press('Přihlásit se')
    await read('Jana Nováková')
    await open('/moje-platby')
    await read('čeká na předání')
    await open('/muj-ucet/danove')
    await read('Stáhnout náhled v PDF')
    assert.equal((await driver.findElements(By.css('main iframe'))).length, 0, 'the certificate is in no frame')
    await open('/muj-ucet/nps')
    await choose('input[type=radio][value="8"]')
    await press('Uložit hodnocení')
    await read('Děkujeme za hodnocení')
    await follow('Odhlásit se')
    await find('input[name=username], a[href="/login"]')
    await driver.navigate().back()
    await find('h1')
    assert.doesNotMatch(await (await find('body')).getText(), /Jana Nováková/)
  },

  async 'a visitor registers and pays by a QR code'({ fill, find, choose, open, press, read }) {
    await open('/registrace')
    await fill('firstName', 'Zdislava')
    await fill('lastName', 'Brtníková')
    await fill('email', 'zdislava@example.com')
    for (const name of ['password', 'passwordAgain']) await fill(name, 'kanárek visí v lampě')
    await choose('[name="contribution.choice"][value="300"]')
    await choose('[name="contribution.method"][value="qr"]')
    for (const name of ['consentPersonalData', 'consentTerms']) await choose(`[name="${name}"]`)
    await press('Stát se Dobrým andělem')
    await read('10000011')
    await find('main [role=img], main img')
  },

  async 'a family signs in by a code, sees its data, and adds a photo'(visit, photo) {
    const { fill, find, choose, open, press, follow, read, code } = visit
    await open('/prijemce/prihlaseni')
    await fill('personalNumber', '2000001')
    for (const [part, value] of Object.entries({ day: '1', month: '4', year: '1985' }))
      await (await find(`[name="birthDate.${part}"] option[value="${value}"]`)).click()
    await press('Pokračovat')
    await choose('main input[type=radio]')
    await press('Poslat kód')
    const field = await find('[autocomplete="one-time-code"]')
    await field.sendKeys(await code())
    await press('Přihlásit se')
    await read('Dobrý den')
    await open('/prijemce/moje-udaje')
    await find('[name="account.number"], [name="accountNumber"]')
    await open('/prijemce/moje-fotky')
    await follow('Přidat fotku')
    await (await find('input[type=file]')).sendKeys(photo)
    await read('Co je na fotce')
  },

  // This engine cannot store the key of a draft (web/src/shared/drafts), so it lives as long as the tab.
  async 'a long form keeps what was typed over a reload'({ driver, fill, find, open, read }) {
    await open('/dotaznik-onko?cast=patient')
    await fill('formIdx-patient-first-name', 'Vendelín')
    await driver.navigate().refresh()
    await read('Pokračujte tam, kde jste přestali')
    const value = await (await find('[name="formIdx-patient-first-name"]')).getAttribute('value')
    assert.equal(value, 'Vendelín')
  },

  async 'a tester creates a world in the console'({ driver, open, press, read }) {
    await open('/sandbox/')
    await press('Nový svět')
    await press('Založit svět')
    await read('Živý deník')
    assert.match(await driver.getCurrentUrl(), /\/sandbox\//)
  },
}
