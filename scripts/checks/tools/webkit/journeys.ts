import assert from 'node:assert/strict'
import { lostTexts } from '../../../../web/e2e/lost-texts.ts'
import type { Visit } from './visit.ts'

async function signIn({ open, fill, press, read }: Visit): Promise<void> {
  await open('/login')
  await fill('username', '10000001')
  await fill('password', 'andel123')
  await press('Přihlásit se')
  await read('Jana Nováková')
}

const start = (file: Buffer, length: number) => file.subarray(0, length).toString()

const donorJourneys: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  async 'a donor signs in, finds a payment, and saves the payments as a table, a workbook and a PDF'(visit) {
    const { driver, follow, fill, read, save, count } = visit
    await signIn(visit)
    await follow('Moje platby')
    await read('čeká na předání')
    await fill('search', '6. 11.')
    await driver.wait(async () => (await count('tbody tr')) === 1)
    assert.match((await save('Tabulka CSV', '.csv')).toString(), /^\uFEFFPřijato;Částka v Kč/)
    assert.equal(start(await save('Tabulka pro Excel', '.xlsx'), 2), 'PK')
    assert.equal(start(await save('PDF k tisku', '.pdf'), 5), '%PDF-')
  },

  async 'a donor changes the profile, also in a narrow window with large texts'(visit) {
    const { driver, open, fill, press, read, find, readField } = visit
    await signIn(visit)
    await open('/muj-ucet/profil')
    await find('[name="lastName"]')
    await fill('lastName', 'Dvořáková')
    await press('Uložit změny')
    await read('Uloženo ')
    await driver.navigate().refresh()
    assert.equal(await readField('lastName'), 'Dvořáková')
    await read('Jana Dvořáková')
    // The narrowest window of MiniBrowser; as little fits on a line as at 180 px.
    await driver.manage().window().setRect({ x: 0, y: 0, width: 447, height: 900 })
    await driver.executeScript("document.documentElement.style.fontSize = '250%'")
    assert.deepEqual(await driver.executeScript(`return (${String(lostTexts)})(document.body)`), [])
  },

  async 'a donor changes the tax data, and saves the preview of a certificate'(visit) {
    const { open, fill, press, read, save, count } = visit
    await signIn(visit)
    await open('/muj-ucet/danove')
    await read('Stáhnout náhled v PDF')
    await fill('name', 'Ing. Žofie Žluťoučká')
    assert.equal(start(await save('Stáhnout náhled v PDF', '.pdf'), 5), '%PDF-')
    await press('Uložit údaje')
    await read('Uloženo ')
    assert.equal(await count('main iframe'), 0, 'the certificate is in no frame')
  },

  async 'a donor crops a photo and rates'(visit) {
    const { open, choose, press, read, upload, find } = visit
    await signIn(visit)
    await open('/muj-ucet/avatar')
    await upload('photo.jpg')
    await find('[role=application]')
    await press('Uložit fotku')
    await read('Fotka je uložená')
    await open('/muj-ucet/nps')
    await choose('input[type=radio][value="8"]')
    await press('Uložit hodnocení')
    await read('Děkujeme za hodnocení')
  },

  async 'a donor logs out, and Back shows nothing'(visit) {
    const { driver, open, find, follow, read } = visit
    await signIn(visit)
    await open('/moje-platby')
    await read('čeká na předání')
    await follow('Odhlásit se')
    await find('input[name=username], a[href="/login"]')
    await driver.navigate().back()
    await find('h1')
    assert.doesNotMatch(await (await find('body')).getText(), /Jana Nováková/)
  },
}

export const journeys: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  ...donorJourneys,

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
    // As a voice reads the number (ADR 026).
    await read('1 0 0 0, 0 0 1 1')
    await find('main [role=img], main img')
  },

  async 'a family signs in by a code, saves its data, and sends a photo and a document'(visit) {
    const { fill, find, choose, select, open, press, follow, read, code, upload } = visit
    await open('/prijemce/prihlaseni')
    await fill('personalNumber', '2000004')
    await select({ 'birthDate.day': '4', 'birthDate.month': '7', 'birthDate.year': '1988' })
    await press('Pokračovat')
    await choose('main input[type=radio]')
    await press('Poslat kód')
    const field = await find('[autocomplete="one-time-code"]')
    await field.sendKeys(await code())
    await press('Přihlásit se')
    await read('Dobrý den')
    await follow('Moje údaje')
    await fill('lifeStory', 'Bydlíme teď u babičky')
    await press('Uložit údaje')
    await read('Uloženo ')
    await open('/prijemce/moje-fotky')
    await follow('Přidat fotku')
    await upload('photo.jpg')
    await select({ takenMonth: '11', takenYear: '2026' })
    await fill('description', 'Podzim na zahradě')
    await press('Přidat fotku')
    await read('Podzim na zahradě')
    await open('/prijemce')
    await follow('Lékařská zpráva')
    await upload('report.pdf')
    await read('report.pdf')
    await select({ 'issuedOn.day': '2', 'issuedOn.month': '11', 'issuedOn.year': '2026' })
    await press('Odeslat')
    await read('Děkujeme')
  },

  // This engine cannot store the key of a draft (web/src/shared/drafts), so it lives as long as the tab.
  async 'a long form keeps what was typed over a reload'({ driver, fill, open, read, readField }) {
    await open('/dotaznik-onko?cast=patient')
    await fill('formIdx-patient-first-name', 'Vendelín')
    await driver.navigate().refresh()
    await read('Pokračujte tam, kde jste přestali')
    assert.equal(await readField('formIdx-patient-first-name'), 'Vendelín')
  },

  async 'a tester creates a world in the console, and signs a donor in'({ driver, open, press, read, count }) {
    await open('/sandbox/')
    await press('Nový svět')
    await press('Založit svět')
    await driver.wait(async () => (await count('[role=dialog]')) === 0)
    assert.match(await driver.getCurrentUrl(), /\/sandbox\//)
    await press('Přihlásit jako')
    await read('V okně portálu: Jana Nováková')
  },
}
