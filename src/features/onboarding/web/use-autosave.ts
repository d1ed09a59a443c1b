import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/web/call.ts'
import { saveDraft } from '../contract.ts'
import type { DraftData, Kind } from './draft-data.ts'

const wait = 700
type Saved = 'saved' | 'saving' | 'failed'

/** Keeps the draft on the server, a moment after each change and when the screen is left. `stop` while all is being made; `resume` when it was not. */
export const useAutosave = (id: string, kind: Kind, data: DraftData) => {
  const [state, setState] = useState<Saved>('saved')
  const kept = useRef(data)
  const pending = useRef<(() => Promise<void>) | null>(null)
  const stopped = useRef(false)
  useEffect(() => {
    if (kept.current === data || stopped.current) return undefined
    setState('saving')
    const save = async () => {
      if (stopped.current) return
      pending.current = null
      kept.current = data
      try {
        await call(saveDraft, { id, kind, data })
        setState('saved')
      } catch {
        setState('failed')
      }
    }
    pending.current = save
    const timer = setTimeout(() => void save(), wait)
    return () => clearTimeout(timer)
  }, [id, kind, data])
  useEffect(
    () => () => {
      void pending.current?.()
    },
    [],
  )
  const stop = () => {
    stopped.current = true
    pending.current = null
  }
  const resume = () => {
    stopped.current = false
  }
  return { state, stop, resume }
}
