/**
 * Registers the service worker that shows a page when the server can't be reached. Browsers offer to install the console
 * with it. Does nothing in development and where the browser has no service workers.
 */
export const registerOfflinePage = () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register('/offline.js').catch(() => undefined)
}
