import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { type Area, areas } from '../shared/areas.ts'
import { refreshAreas } from './refresh.ts'

const news = z.object({ area: z.enum(areas) })
const quietFor = 150
const reconnectAfter = 5_000
const mostSince = 30_000

const readNews = (told: unknown): Area | null => {
  const read = news.safeParse(told)
  return read.success ? read.data.area : null
}

const readTold = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}

/** Listens to `/api/live` and invalidates what changed, at most once per 150 ms of quiet. Answers how to stop. */
export const listen = (client: QueryClient): (() => void) => {
  let source: EventSource | null = null
  let wait: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let missed = false
  const changed = new Set<Area>()
  const settle = () => {
    clearTimeout(wait)
    wait = setTimeout(() => {
      const now = [...changed]
      changed.clear()
      void refreshAreas(client, now)
    }, quietFor)
  }
  const askAll = () => {
    void refreshAreas(client, areas)
    window.dispatchEvent(new Event('session-changed'))
  }
  const open = () => {
    // The first rows were loaded before anyone listened; changes since then come at once.
    source = new EventSource(`/api/live?since=${Math.min(mostSince, Math.round(performance.now()) + 1_000)}`)
    source.addEventListener('open', () => {
      // Events while no one listened are unknown, to the session too: reload everything.
      if (missed) askAll()
      missed = false
    })
    source.addEventListener('message', (event: MessageEvent<unknown>) => {
      const told = readTold(event.data)
      // News that invalidates nothing, such as typing, goes to its own listeners; an import would weigh on every page.
      window.dispatchEvent(new CustomEvent('news', { detail: told }))
      const area = readNews(told)
      if (area === null) return
      changed.add(area)
      settle()
    })
    source.addEventListener('missed', askAll)
    source.addEventListener('again', () => window.dispatchEvent(new Event('session-changed')))
    source.addEventListener('error', () => {
      missed = true
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, reconnectAfter)
    })
  }
  open()
  return () => {
    clearTimeout(wait)
    clearTimeout(again)
    source?.close()
  }
}

/** Keeps this screen up to date with what others do. */
export const useLive = () => {
  const client = useQueryClient()
  useEffect(() => (typeof EventSource === 'undefined' ? undefined : listen(client)), [client])
}
