import { launch } from 'puppeteer-core'

/** Firefox by Puppeteer. */
export const launchFirefox = (executablePath: string) =>
  launch({ browser: 'firefox', executablePath, defaultViewport: { width: 1280, height: 800 } })
