import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ofOpenPages } from '../clear-user-data.ts'

const kept = z.object({ at: z.number(), values: z.record(z.string(), z.string()) })
/** Anyone who comes to the same tab later, as at a tablet in a lobby, does not find what someone left behind. */
const keptFor = 30 * 60_000 // ms

const read = (key: string): Record<string, string> => {
  try {
    const { at, values } = kept.parse(JSON.parse(sessionStorage.getItem(ofOpenPages + key) ?? ''))
    return Date.now() - at < keptFor ? values : {}
  } catch {
    return {}
  }
}

/** Forgets it: it was sent. */
export const dropTabDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(ofOpenPages + key)
  } catch {
    // Then nothing was kept, either.
  }
}

/**
 * Returns the first values of a form of an open page: those typed into it in this tab within half an hour, else
 * `empty`.
 */
export const useTabDraft = <T extends Record<string, string>>(key: string, empty: T): T => {
  const [start] = useState(() => {
    const values = read(key)
    return Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, values[name] ?? value])) as T
  })
  return start
}

/** Keeps what is typed on an open page in this tab alone, where no one is signed in. It goes with the tab. */
export const useKeepInTab = (key: string, values: Record<string, string>): void => {
  const now = JSON.stringify(values)
  useEffect(() => {
    try {
      sessionStorage.setItem(ofOpenPages + key, `{"at":${Date.now()},"values":${now}}`)
    } catch {
      // Full, or not allowed: then a reload loses what was typed.
    }
  }, [key, now])
}
