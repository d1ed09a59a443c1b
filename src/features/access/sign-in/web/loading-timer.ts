let since: number | null = null
let shown = 0
let ended: ReturnType<typeof setTimeout> | undefined

/** How many milliseconds ago the wait began, whichever screen shows it: the one before the console's code is there, or the console's own. */
export const measureElapsedMs = (): number => (since === null ? 0 : performance.now() - since)

/**
 * Starts a wait when its screen is drawn; returns a function that ends it. Another one within a second continues its
 * bar.
 */
export const startWait = (): (() => void) => {
  clearTimeout(ended)
  shown += 1
  since ??= performance.now()
  return () => {
    shown -= 1
    if (shown > 0) return
    ended = setTimeout(() => {
      since = null
    }, 1_000)
  }
}
