import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { canWorkLater } from '../../../../platform/web/can-work-later.ts'
import { refreshAreas } from '../../../../platform/web/refresh.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { saveDraft } from '../contract/onboarding.ts'
import type { DraftData, Kind } from './draft-data.ts'

const wait = 700
const again = 5_000
/**
 * `changed` and `gone` are someone else's doing: nothing is saved until the newer state is loaded. `refused` would be refused again:
 * the next change is saved.
 */
export type SaveState = 'saved' | 'saving' | 'failed' | 'refused' | 'changed' | 'gone'

const outcome = (error: unknown): SaveState => {
  if (!(error instanceof UserError) || canWorkLater(error)) return 'failed'
  return error.code === 'conflict' ? 'changed' : error.code === 'not-found' ? 'gone' : 'refused'
}

/**
 * Keeps the draft on the server, one save after the other: a moment after each change, again when a save failed, and at once
 * when the screen is left (`flush`). `stop` while all is being made; `resume` when it was not.
 */
export const useAutosave = (id: string, kind: Kind, data: DraftData, seenAt: string) => {
  const client = useQueryClient()
  const [state, setState] = useState<SaveState>('saved')
  const [refusal, setRefusal] = useState('')
  const newest = useRef(data)
  const kept = useRef(data)
  const seen = useRef(seenAt)
  const running = useRef<Promise<void> | null>(null)
  const stopped = useRef(false)

  const saveOnce = async () => {
    const taken = newest.current
    try {
      const { updatedAt } = await call(saveDraft, { id, kind, data: taken, seen: seen.current })
      kept.current = taken
      seen.current = updatedAt
      setState(newest.current === taken ? 'saved' : 'saving')
    } catch (error) {
      const told = outcome(error)
      if (told === 'changed' || told === 'gone') stopped.current = true
      setRefusal(getErrorMessage(error, ''))
      setState(told)
      throw error
    }
  }
  const saveAll = async () => {
    try {
      while (kept.current !== newest.current && !stopped.current) await saveOnce()
    } catch {
      // Said by the state; the next change or the next try saves.
    } finally {
      running.current = null
    }
  }
  const flush = async () => {
    if (!running.current && (kept.current === newest.current || stopped.current)) return
    running.current ??= saveAll()
    await running.current
  }
  const flushNow = useRef(flush)
  useEffect(() => {
    newest.current = data
    flushNow.current = flush
  })

  useEffect(() => {
    if (kept.current === data || stopped.current) return undefined
    setState((now) => (now === 'failed' || now === 'refused' ? now : 'saving'))
    const timer = setTimeout(() => void flushNow.current(), wait)
    return () => clearTimeout(timer)
  }, [data])
  useEffect(() => {
    if (state !== 'failed') return undefined
    const timer = setInterval(() => void flushNow.current(), again)
    return () => clearInterval(timer)
  }, [state])
  useEffect(() => {
    const leave = () => void flushNow.current()
    const warn = (event: BeforeUnloadEvent) => {
      if (kept.current === newest.current || stopped.current) return
      leave()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      if (kept.current === newest.current || stopped.current) return
      void flushNow.current().then(() => refreshAreas(client, ['organizations']))
    }
  }, [client])

  const stop = () => {
    stopped.current = true
  }
  const resume = () => {
    stopped.current = false
  }
  return { state, refusal, flush, stop, resume }
}
