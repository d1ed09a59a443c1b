// The service worker of the installed console. It caches nothing: it shows a page when the server can't be reached, and notifications.
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>You’re offline · Reinforce</title>
<style>
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 24px; box-sizing: border-box; font: 16px/24px system-ui, sans-serif; text-align: center; color: #2c2722; background: #f8f6f2 }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px }
p { margin: 0 0 24px; max-width: 40ch }
a { display: inline-block; min-height: 44px; padding: 10px 20px; box-sizing: border-box; border-radius: 8px; color: #fff; background: #0f6b62; text-decoration: none }
@media (prefers-color-scheme: dark) { body { color: #ece7e0; background: #171513 } }
</style>
</head>
<body>
<main>
<h1>You’re offline</h1>
<p>We can’t reach Reinforce. Drafts on this device are kept. Check your connection, then try again.</p>
<a href="">Try Again</a>
</main>
</body>
</html>`

const answer = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]))
})
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event))
})

const toPush = (sent) => ({
  title: String(sent?.title ?? 'Reinforce'),
  body: String(sent?.body ?? ''),
  url: String(sent?.url ?? '/'),
  tag: String(sent?.tag ?? ''),
})
const readPush = (event) => {
  try {
    return toPush(event.data?.json())
  } catch {
    return toPush(null)
  }
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = readPush(event)
  const look = { icon: '/icon-192.png', badge: '/icon-badge.png' }
  event.waitUntil(
    self.registration.showNotification(title, { ...look, body, tag, renotify: tag !== '', data: { url } }),
  )
})

const isHere = (url) =>
  URL.canParse(url, self.location.origin) && new URL(url, self.location.origin).origin === self.location.origin
const pickWindow = (windows) =>
  windows.find((each) => each.focused) ?? windows.find((each) => each.visibilityState === 'visible') ?? windows[0]
const lead = async (shown, url) => {
  if (!shown) return await self.clients.openWindow(url)
  await shown.focus().catch(() => undefined)
  return await shown.navigate(url).catch(() => self.clients.openWindow(url))
}
// Leads an open console to the place, or opens one. Only to places of the console itself.
const open = async (url) =>
  await lead(
    pickWindow(await self.clients.matchAll({ type: 'window', includeUncontrolled: true })),
    isHere(url) ? url : '/',
  )

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? '/'))
})
