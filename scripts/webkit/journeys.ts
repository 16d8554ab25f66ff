import assert from 'node:assert/strict'
import { donorJourneys } from './donor-journeys.ts'
import type { Visit } from './visit.ts'

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
