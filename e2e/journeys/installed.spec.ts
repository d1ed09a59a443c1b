import * as z from 'zod'
import { expect, openAs, test } from '../world.ts'

test.use({ serviceWorkers: 'allow' })

const manifestShape = z.object({ start_url: z.string(), icons: z.array(z.object({ src: z.string() })) })

test('browsers can install the console, and it shows a page while offline', async ({ page, context }) => {
  await openAs(page, 'clinic')
  const manifest = manifestShape.parse(await (await page.request.get('/manifest.webmanifest')).json())
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await context.setOffline(true)
  await page.goto('/messages')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
})
