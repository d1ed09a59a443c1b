import { getErrorMessage } from '../call.ts'
import { canWorkLater } from '../can-work-later.ts'

/** The words of a draft; `nothing` is none. */
export type Kind<W> = { nothing: W; isNothing: (words: W) => boolean; isSame: (a: W, b: W) => boolean }
/**
 * `unsaved` while words wait for their moment; `failed` when saving failed, and is tried again: with the next words if there is a
 * `refusal`, else in a moment.
 */
export type DraftState = {
  state: 'none' | 'unsaved' | 'saved' | 'failed'
  savedAt: string | null
  refusal: string | null
}
type Save<W> = (key: string, words: W) => Promise<{ savedAt: string | null }>

const none: DraftState = { state: 'none', savedAt: null, refusal: null }
const pause = 1_000 // ms after the last key
const longest = 5_000 // ms of typing without a pause
const tryAgain = 5_000 // ms

type Entry<W> = {
  wanted: W
  saved: W
  savedAt: string | null
  /** When this page last knew for sure what the server keeps. */
  knownAt: number
  since: number | null
  timer: ReturnType<typeof setTimeout> | undefined
  busy: Promise<void> | null
  failed: boolean
  refusal: string | null
  shown: DraftState
}

const newEntry = <W>(nothing: W): Entry<W> => ({
  wanted: nothing,
  saved: nothing,
  savedAt: null,
  knownAt: 0,
  since: null,
  timer: undefined,
  busy: null,
  failed: false,
  refusal: null,
  shown: none,
})

const getState = <W>({ isSame, isNothing }: Kind<W>, { wanted, saved, failed }: Entry<W>) => {
  if (!isSame(wanted, saved)) return failed ? 'failed' : 'unsaved'
  return isNothing(saved) ? 'none' : 'saved'
}

const stopWaiting = (entry: Entry<unknown>) => {
  clearTimeout(entry.timer)
  entry.since = null
}

/** The entries by key, and the listeners for when one looks different. */
const bookOfDrafts = <W>(kind: Kind<W>) => {
  const entries = new Map<string, Entry<W>>()
  const listeners = new Set<() => void>()
  return {
    entries,
    getEntry: (key: string): Entry<W> => {
      const known = entries.get(key)
      if (known) return known
      const fresh = newEntry(kind.nothing)
      entries.set(key, fresh)
      return fresh
    },
    show: (entry: Entry<W>, tells = true) => {
      const state = getState(kind, entry)
      const { savedAt, refusal, shown } = entry
      if (shown.state === state && shown.savedAt === savedAt && shown.refusal === refusal) return
      entry.shown = { state, savedAt, refusal }
      if (tells) for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Stores what this page writes on the server, by a key of its own. A second after the last key the words are saved, one
 * call after the other; failed saves are kept here and tried again. Nothing is kept in the browser's storage.
 */
export const createDraftKeeper = <W>(kind: Kind<W>, save: Save<W>, onMark: () => void = () => undefined) => {
  const { nothing, isNothing, isSame } = kind
  const { entries, getEntry, show, subscribe } = bookOfDrafts(kind)
  const settle = (entry: Entry<W>, saved: W, savedAt: string | null) => {
    const hadOne = !isNothing(entry.saved)
    Object.assign(entry, { saved, savedAt, knownAt: Date.now(), failed: false, refusal: null })
    if (hadOne === isNothing(saved)) onMark()
  }
  const wait = (key: string, entry: Entry<W>, ms: number) => {
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => void flush(key), ms)
  }
  const run = async (key: string, entry: Entry<W>) => {
    while (!isSame(entry.wanted, entry.saved)) {
      const sending = entry.wanted
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, or the earlier words could come last
        const { savedAt } = await save(key, sending)
        settle(entry, sending, savedAt)
      } catch (error) {
        entry.failed = true
        entry.refusal = canWorkLater(error) ? null : getErrorMessage(error, '')
        if (entry.refusal === null) wait(key, entry, tryAgain)
        break
      }
    }
  }
  const flush = async (key: string): Promise<void> => {
    const entry = getEntry(key)
    stopWaiting(entry)
    if (entry.busy) return await entry.busy
    if (isSame(entry.wanted, entry.saved)) return
    entry.busy = run(key, entry)
    await entry.busy
    entry.busy = null
    show(entry)
  }
  return {
    /** The first words of the next form: those that this page has not saved yet, or the server's, the newer ones. */
    begin: (key: string, told: { words: W; savedAt: string | null } | null, toldAt: number): W => {
      const entry = getEntry(key)
      if (entry.busy || !isSame(entry.wanted, entry.saved)) return entry.wanted
      if (toldAt > entry.knownAt) {
        const { words, savedAt } = told ?? { words: nothing, savedAt: null }
        entry.saved = words
        Object.assign(entry, { wanted: words, savedAt, knownAt: toldAt })
      }
      // Forms begin while they are drawn: no other form may be notified then.
      show(entry, false)
      return entry.wanted
    },
    /** The current words. */
    note: (key: string, words: W) => {
      const entry = getEntry(key)
      if (isSame(entry.wanted, words)) return
      entry.wanted = words
      if (isSame(words, entry.saved) && !entry.busy) {
        stopWaiting(entry)
      } else {
        entry.since ??= Date.now()
        wait(key, entry, Math.max(0, Math.min(pause, entry.since + longest - Date.now())))
      }
      show(entry)
    },
    flush,
    /** Waits until nothing is on its way, so that a sent text is not followed by its own draft. */
    rest: async (key: string) => {
      const entry = getEntry(key)
      stopWaiting(entry)
      await entry.busy
    },
    /** The text went out, and the server has dropped the draft of these very words; `left` is kept from now on. */
    sent: (key: string, wasSent: (saved: W) => boolean, left: W) => {
      const entry = getEntry(key)
      if (wasSent(entry.saved)) settle(entry, nothing, null)
      entry.wanted = left
      show(entry)
      void flush(key)
    },
    look: (key: string): DraftState => entries.get(key)?.shown ?? none,
    subscribe,
    /** Another person may sit here next: unsaved words are deleted. */
    forget: () => {
      for (const entry of entries.values()) {
        clearTimeout(entry.timer)
        entry.wanted = entry.saved
      }
      entries.clear()
    },
  }
}
