import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, expectAccessible, expectSentBack, openAs, test } from '../world.ts'

/** The database of the server under test, as its own superuser: a job cannot be made to fail from outside. */
const withDatabase = async (work: (client: pg.Client) => Promise<unknown>) => {
  const dataDir = process.env.E2E_DATA_DIR ?? ''
  const kept: unknown = JSON.parse(await readFile(path.join(dataDir, 'postgres-passwords.json'), 'utf8'))
  const { superuser } = kept as { superuser: string }
  const [, , , port] = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const client = new pg.Client({ connectionString: `postgres://postgres:${superuser}@127.0.0.1:${port}/reinforce` })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

test('platform staff see the health of the installation, and a failed job is tried again', async ({ page }) => {
  await withDatabase(async (client) => {
    await client.query(
      `insert into pgboss.job (id, name, data, state, retry_limit, retry_count, start_after, completed_on, output)
       values ($1, 'sweep-exports', '{"organizationId":""}', 'failed', 0, 0, now(), now(), '{"message":"The shelf fell down"}')`,
      [randomUUID()],
    )
  })
  await openAs(page, 'platform')
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'System' }).click()
  await expect(page.getByRole('heading', { name: 'System', level: 1 })).toBeVisible()
  const checks = page.getByRole('region', { name: 'Checks' })
  await expect(checks.getByRole('listitem').filter({ hasText: /^Database/ })).toContainText('OK', { timeout: 30_000 })
  await expect(page.getByRole('table', { name: 'Processes' }).getByText('Running').first()).toBeVisible()

  const failed = page.getByRole('table', { name: 'Failed jobs' }).getByRole('row').filter({ hasText: 'The shelf fell' })
  await expect(failed).toHaveCount(1)
  await expectAccessible(page, 'System')
  await failed.getByRole('button', { name: 'Retry: Sweep exports' }).click()
  await expect(page.getByText('Retrying 1 job.')).toBeVisible()
  await expect(failed).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  await expectAccessible(page, 'System on a phone')
})

test('a clinic’s Admin is sent back from System', async ({ page }) => {
  await expectSentBack(page, 'clinic', '/system', 'Only platform Admins can view System.')
})
