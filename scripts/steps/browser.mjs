import { existsSync } from 'node:fs'
import { collect, ourNode, tool } from './processes.mjs'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A browser file may be a stub, or lack its libraries: only one that tells its version counts. */
const works = async (file) => Boolean(file) && existsSync(file) && (await collect(file, ['--version'])).code === 0

const systemBrowser = async () => {
  for (const file of [process.env.CHROMIUM_PATH, ...systemBrowsers]) if (await works(file)) return file
  return undefined
}

const playwrightsOwn = async () => {
  const code = `import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))`
  const { output } = await collect(ourNode, ['-e', code])
  return works(output.trim())
}

const fromPackageManager = async () => {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [file, ...rest] = [...sudo, 'apt-get', '-qq', ...args]
    const { code, output } = await collect(file, rest, { DEBIAN_FRONTEND: 'noninteractive' })
    if (code !== 0) console.log(output)
  }
  return systemBrowser()
}

/** Environment for Playwright: the system's Chromium, else Playwright's own, else one that the package manager brings. */
export const browserEnvironment = async () => {
  const found = await systemBrowser()
  if (found) return { CHROMIUM_PATH: found }
  const own = { CHROMIUM_PATH: '' }
  if (await playwrightsOwn()) return own
  console.log('Installing a browser for the end-to-end tests …')
  const withDeps = process.getuid?.() === 0 ? ['--with-deps'] : []
  await collect(tool('playwright'), ['install', ...withDeps, 'chromium'])
  if (await playwrightsOwn()) return own
  const installed = await fromPackageManager()
  if (installed) return { CHROMIUM_PATH: installed }
  throw new Error('No browser for the end-to-end tests: install Chromium, or set CHROMIUM_PATH to one.')
}
