import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../../../platform/web/call.ts'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { setTyping } from '../../contract/inbox.ts'

const told = z.object({ area: z.literal('writing'), thread: z.string(), user: z.string() })
const tellEvery = 3_000
const shownFor = 6_000

/** Whether a colleague has been writing to this person within the last seconds. */
export const useTypingUsers = (threadId: string): boolean => {
  const me = useMe()
  const [isWriting, setWriting] = useState(false)
  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined
    const onNews = (event: Event) => {
      const read = told.safeParse(event instanceof CustomEvent ? event.detail : null)
      if (!read.success || read.data.thread !== threadId || read.data.user === me?.user.id) return
      setWriting(true)
      clearTimeout(quiet)
      quiet = setTimeout(() => setWriting(false), shownFor)
    }
    window.addEventListener('news', onNews)
    return () => {
      window.removeEventListener('news', onNews)
      clearTimeout(quiet)
    }
  }, [threadId, me?.user.id])
  return isWriting
}

/** Tells colleagues that one is writing, at most every three seconds; that it did not arrive matters to no one. */
export const useSendTyping = (threadId: string | null): (() => void) => {
  const last = useRef(0)
  return useCallback(() => {
    if (threadId === null || Date.now() - last.current < tellEvery) return
    last.current = Date.now()
    call(setTyping, { id: threadId }).catch(() => undefined)
  }, [threadId])
}
