import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect, openAs, test } from '../world.ts'

test.use({ serviceWorkers: 'allow' })

const manifestShape = z.object({ start_url: z.string(), icons: z.array(z.object({ src: z.string() })) })

/** Hands a message to the page's service worker, as a browser does that decrypted it. */
const deliverPush = async (page: Page, message: object) => {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const [registrationId, { origin }] = [await registered, new URL(page.url())]
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
}

test('browsers can install the console, which shows notifications, and a page while offline', async ({
  page,
  context,
}) => {
  await openAs(page, 'clinic')
  const manifest = manifestShape.parse(await (await page.request.get('/manifest.webmanifest')).json())
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await context.grantPermissions(['notifications'])
  await deliverPush(page, { title: 'Ana replied', url: '/messages', tag: 'reply' })
  const titles = `navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => all.map((each) => each.title))`
  await expect.poll(async () => await page.evaluate(titles)).toEqual(['Ana replied'])
  await context.setOffline(true)
  await page.goto('/messages')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
})
