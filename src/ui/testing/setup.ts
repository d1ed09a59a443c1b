import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files share a worker with what they import from packages; our own modules begin again in each.
vi.resetModules()
// What an earlier file left in the page is not part of this one.
document.body.replaceChildren()

// Two cores share all test files: a screen may take a while, and a whole document tells no one what is missing.
configure({ asyncUtilTimeout: 12_000, getElementError: (message) => new Error(message ?? 'not found') })

// Neither a spy nor a clock nor a notice, which stands for seconds, nor what a tab keeps is part of the next test.
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  cleanup()
  sessionStorage.clear()
  notifications.clean()
  notifications.cleanQueue()
})

const noMatch = (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// Mantine asks for these, happy-dom does not have them all.
window.matchMedia = (query: string): MediaQueryList => noMatch(query)
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.HTMLElement.prototype.scrollIntoView = () => undefined
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// As for someone who is there: dialogs and drawers open at once.
const { bringDialogs } = await import('../dialog/dialog.tsx')
const { bringDrawers } = await import('../dialog/side-drawer.tsx')
await Promise.all([bringDialogs(), bringDrawers()])
