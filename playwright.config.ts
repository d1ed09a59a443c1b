import { existsSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })

// The workers read this file again and must meet the same server.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'reinforce-test-e2e-'))
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

const wanted = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const systemChromium = existsSync(wanted) ? { executablePath: wanted } : {}
const look = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

/** Whole journeys in a real browser against the real server with demo data in a temporary folder. */
export default defineConfig({
  testDir: 'e2e/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // Journeys tell whether, never how fast: that is measured in bench/. Five seconds were too few for a whole page beside another browser.
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `test-output/playwright.${process.env.E2E_PORT}.json` }],
    ['html', { open: 'never', outputFolder: 'test-output/html' }],
  ],
  outputDir: `test-output/artifacts/${process.env.E2E_PORT}`, // Playwright empties it first, so two runs must not share it
  use: {
    baseURL,
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    reducedMotion: 'reduce',
    // A journey that needs the service worker allows it.
    serviceWorkers: 'block',
    timezoneId: 'America/New_York',
    launchOptions: {
      ...systemChromium,
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'chromium', use: look }],
  webServer: {
    command: 'node scripts/serve-for-tests.mjs',
    env: { PORT: process.env.E2E_PORT, E2E_DATA_DIR: process.env.E2E_DATA_DIR },
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
