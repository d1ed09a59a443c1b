import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../../platform/web/call.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { setPresence } from '../contract/inbox.ts'

const news = z.object({
  area: z.enum(['viewing', 'writing']),
  thread: z.string(),
  user: z.string(),
  name: z.string(),
})
const repeatEvery = 20_000
/** Answers to newcomers and signs of writing, at most. */
const shortestGap = 3_000
const shownFor = { viewing: 50_000, writing: 6_000 }

type Doing = keyof typeof shownFor
/** Colleagues by name: those who have the thread open, and those among them who write. */
export type Presence = Record<Doing, string[]>

type SeenPerson = { thread: string; user: string; name: string; doing: Doing; until: number }

const send = (id: string, doing: Doing) => {
  call(setPresence, { id, doing }).catch(() => undefined)
}

/** Tells colleagues, while the page is visible, that this person has the thread open. A newcomer is answered at once. */
const useSendViewing = (threadId: string | null) => {
  const last = useRef(0)
  const tell = useCallback(() => {
    if (threadId === null || document.visibilityState !== 'visible' || Date.now() - last.current < shortestGap) return
    last.current = Date.now()
    send(threadId, 'viewing')
  }, [threadId])
  useEffect(() => {
    last.current = 0
    tell()
    const timer = setInterval(tell, repeatEvery)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [tell])
  return tell
}

/** Shows who else has a thread open or writes in it, and shows them this person. */
export const usePresence = (threadId: string | null, mayEdit: boolean): Presence => {
  const viewer = useMe()
  const me = viewer?.user.id
  const [seen, setSeen] = useState<SeenPerson[]>([])
  const tell = useSendViewing(mayEdit && !viewer?.impersonation ? threadId : null)
  useEffect(() => {
    const known = new Set<string>()
    const drop = () =>
      setSeen((all) =>
        all.every(({ until }) => until > Date.now()) ? all : all.filter(({ until }) => until > Date.now()),
      )
    const onNews = (event: Event) => {
      const { data } = news.safeParse(event instanceof CustomEvent ? event.detail : null)
      if (!data || data.thread !== threadId || data.user === me) return
      const { thread, user, name, area: doing } = data
      if (!known.has(user)) tell()
      known.add(user)
      const next = { thread, user, name: name || 'A colleague', doing, until: Date.now() + shownFor[doing] }
      setSeen((all) => [
        ...all.filter((one) => one.thread !== thread || one.user !== user || one.doing !== doing),
        next,
      ])
    }
    const timer = setInterval(drop, 1_000)
    window.addEventListener('news', onNews)
    return () => {
      clearInterval(timer)
      window.removeEventListener('news', onNews)
    }
  }, [threadId, me, tell])
  const list = (doing: Doing) =>
    seen.filter((one) => one.thread === threadId && one.doing === doing).map(({ name }) => name)
  return { viewing: list('viewing'), writing: list('writing') }
}

/** Tells colleagues that this person writes, at most every three seconds. */
export const useSendTyping = (threadId: string | null): (() => void) => {
  const last = useRef(0)
  return useCallback(() => {
    if (threadId === null || Date.now() - last.current < shortestGap) return
    last.current = Date.now()
    send(threadId, 'writing')
  }, [threadId])
}
