import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core'
import type { Driver } from './hand.ts'

const binary = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
export const hasFirefox = existsSync(binary)

/** Firefox, by WebDriver BiDi. */
export const openFirefox = async (): Promise<Driver> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: binary,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  })
  const page = await browser.newPage()
  return {
    open: async (url) => {
      await page.goto(url)
    },
    run: async (script) => await page.evaluate(`(() => { ${script} })()`),
    find: async (expression) => {
      const handle = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null
      return (
        handle && {
          click: async () => {
            await handle.scrollIntoView()
            await handle.click()
          },
          fill: async (text) => {
            await handle.click({ count: 3 })
            await page.keyboard.press('Backspace')
            await handle.type(text)
          },
          attach: async (file) => await (await page.$('input[type=file]'))?.uploadFile(file),
        }
      )
    },
    press: async (key) => await page.keyboard.press(key as KeyInput),
    close: async () => await browser.close(),
  }
}
