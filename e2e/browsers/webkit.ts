import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:net'
import { Builder, By, Key, WebElement } from 'selenium-webdriver'
import type { Driver } from './hand.ts'

const driverBinary = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'
const [browserBinary] = globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser')
export const hasWebKit = existsSync(driverBinary) && existsSync(display) && browserBinary !== undefined

const freePort = async () =>
  await new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))))
    })
  })

/** A screen that no one looks at; it says its number when it is there. */
const openDisplay = async () => {
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (bytes: Buffer) => resolve(String(bytes).trim()))
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  return { screen, number }
}

const untilAnswers = async (url: string) => {
  for (let tries = 0; tries < 100; tries++) {
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not start')
}

const end = (child: ChildProcess) => child.kill('SIGKILL')
const keys: Record<string, string> = { Enter: Key.ENTER, Escape: Key.ESCAPE }

/** WebKit in GTK's small browser, by WebDriver. */
export const openWebKit = async (): Promise<Driver> => {
  const { screen, number } = await openDisplay()
  const port = await freePort()
  const server = spawn(driverBinary, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Its sandbox needs name spaces that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  await untilAnswers(`http://127.0.0.1:${port}/status`)
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserBinary, args: ['--automation'] },
    })
    .build()
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 })
  return {
    open: async (url) => await browser.get(url),
    run: async (script) => await browser.executeScript(script),
    find: async (expression) => {
      const element: unknown = await browser.executeScript(`return ${expression}`)
      if (!(element instanceof WebElement)) return null
      return {
        click: async () => {
          await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
          await element.click()
        },
        fill: async (text) => {
          await element.clear()
          await element.sendKeys(text)
        },
        attach: async (file) => await element.sendKeys(file),
      }
    },
    press: async (key) => await browser.findElement(By.css('body')).sendKeys(keys[key] ?? key),
    close: async () => {
      await browser.quit().catch(() => undefined)
      end(server)
      end(screen)
    },
  }
}
