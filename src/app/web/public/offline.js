// The service worker of the installed console. It caches nothing: it only shows a page when the server can't be reached.
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
