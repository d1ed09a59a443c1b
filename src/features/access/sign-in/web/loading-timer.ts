let since: number | null = null
let shown = 0
let ended: ReturnType<typeof setTimeout> | undefined

/** How many milliseconds ago the wait began, whichever screen shows it: the one before the console's code is there, or the console's own. */
export const elapsedMs = (): number => (since === null ? 0 : performance.now() - since)

/** A screen of this wait is drawn; returns what ends it. Another one within a second goes on where it stood. */
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
