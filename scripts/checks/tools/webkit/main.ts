/**
 * Main journeys in WebKitGTK, the engine of Safari, over the WebDriver protocol, which Playwright does not speak:
 * `node scripts/checks/tools/webkit/main.ts [part of a name]` after `npm run build`. Needs `apt-get install -y webkit2gtk-driver xvfb`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { startServer } from '../../../process/start-server.ts'
import { journeys } from './journeys.ts'
import { startScreen } from './start-screen.ts'
import { startWebKit } from './start-webkit.ts'
import { visit } from './visit.ts'

process.chdir(`${import.meta.dirname}/../../../..`)
const folder = mkdtempSync(`${tmpdir()}/webkit-`)
await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#4a7' } })
  .jpeg()
  .toFile(`${folder}/photo.jpg`)
writeFileSync(`${folder}/report.pdf`, '%PDF-1.7')
const server = await startServer(() => [process.execPath, 'mock-server/src/main.ts'], { path: '/sandbox/scenarios' })
const screen = await startScreen()
const webKit = await startWebKit(folder, screen)
const chosen = Object.entries(journeys).filter(([name]) => name.includes(process.argv[2] ?? ''))
let failed = 0
for (const [name, journey] of chosen) {
  const made = await fetch(`${server.origin}/sandbox/worlds`, { method: 'POST' })
  const { id } = (await made.json()) as { id: string }
  const driver = await webKit.open()
  try {
    await journey(visit({ driver, origin: server.origin, world: id, folder }))
    console.log(`ok   ${name}`)
  } catch (error) {
    failed += 1
    console.log(
      `RED  ${name}\n${error instanceof Error ? error.stack : String(error)}\n${await driver.getCurrentUrl()}`,
    )
    console.log(await driver.executeScript('return document.body.innerText'))
  } finally {
    await driver.quit()
  }
}
await webKit.stop()
await screen.stop()
await server.stop()
rmSync(folder, { recursive: true })
console.log(`${chosen.length - failed} journeys passed, ${failed} failed in WebKitGTK ${webKit.version}`)
process.exitCode = failed > 0 ? 1 : 0
