import { call, callAsImpersonating } from '../../../../platform/web/call.ts'
import { loadPrefetched } from '../../../../platform/web/carried/prefetched.ts'
import {
  type BootData,
  bootData,
  getSession,
  giveSecondFactor,
  type Me,
  signInByEmail,
  signOut,
} from '../contract/sign-in.ts'
import { getCacheScope } from './get-cache-scope.ts'

type PublicSettings = BootData['public']
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out'; why: 'nobody' | 'left' | 'expired' }
  | { status: 'signed-in'; me: Me }

const unknownSettings: PublicSettings = {
  scheduleDemoUrl: '/demo',
  demoSignIns: false,
  demoBanner: false,
  sendsMail: true,
  passwordMin: 6,
}

const checkAfter = 400

/** The document's data: the signed-in person, and the first answers for them. */
const bootOfDocument = (): BootData | null => {
  const text = document.getElementById('boot')?.textContent
  if (!text) return null
  const { data } = bootData.safeParse(JSON.parse(text))
  if (data?.me) loadPrefetched(getCacheScope(data.me))
  return data ?? null
}

const askTwice = async (): Promise<BootData> => {
  try {
    return await call(getSession, {})
  } catch {
    return call(getSession, {})
  }
}

const listening = () => {
  const listeners = new Set<() => void>()
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** From now on calls say which look as a client their page was drawn for, if any. */
const named = (state: SessionState): SessionState => {
  callAsImpersonating(state.status === 'signed-in' ? state.me.impersonation?.id : undefined)
  return state
}

/** Takes the answer of a sign-in: the person, or a challenge to return. */
const arriveUnlessAsked = (answer: Me | { challenge: string }, arrive: (me: Me) => void) => {
  if ('challenge' in answer) return answer.challenge
  arrive(answer)
  return null
}

/** Creates the session of the whole browser: tabs tell each other when someone comes or leaves. */
export const createSession = ({ clearCaches }: { clearCaches: () => void }) => {
  let state: SessionState = { status: 'loading' }
  let settings = unknownSettings
  let started: Promise<void> | null = null
  let leaving = false
  const { tell, subscribe } = listening()
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('reinforce-session')

  const become = (next: SessionState) => {
    state = named(next)
    tell()
  }
  const leave = (why: 'nobody' | 'left' | 'expired') => {
    clearCaches()
    become({ status: 'signed-out', why })
  }
  const take = (boot: BootData) => {
    settings = boot.public
    if (boot.me) become({ status: 'signed-in', me: boot.me })
    else leave('nobody')
  }
  const ask = async (orElse: 'nobody' | 'expired') => {
    const boot = await askTwice().catch(() => null)
    if (boot) take(boot)
    else leave(orElse)
  }
  const load = async () => {
    const boot = bootOfDocument()
    if (boot) take(boot)
    else await ask('nobody')
  }
  const refresh = async () => await ask('expired')
  const arrive = (me: Me) => {
    clearCaches()
    become({ status: 'signed-in', me })
    tabs?.postMessage('signed-in')
  }
  const expire = () => {
    if (state.status !== 'signed-in') return
    leave('expired')
    tabs?.postMessage('expired')
  }
  // Rights changed or the session ended elsewhere. A sign-out of this browser tells its tabs by itself, a little sooner.
  const recheckSession = async () => {
    const answer = await call(getSession, {}).catch(() => null)
    if (!answer || state.status !== 'signed-in' || leaving) return
    if (answer.me) become({ status: 'signed-in', me: answer.me })
    else expire()
  }
  const check = () =>
    setTimeout(() => {
      if (state.status === 'signed-in' && !leaving) void recheckSession()
    }, checkAfter)
  window.addEventListener('session-changed', check)
  tabs?.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data === 'signed-in') void refresh()
    else if (state.status === 'signed-in') leave(event.data === 'expired' ? 'expired' : 'left')
  })

  return {
    state: () => state,
    settings: () => settings,
    subscribe,
    /** Reads the session once; the document usually carries it. */
    start: () => (started ??= load()),
    /** Asks again who is here, for example after the profile changed. */
    refresh,
    /** Returns a challenge when a code is still required, else null. */
    signIn: async (email: string, password: string) =>
      arriveUnlessAsked(await call(signInByEmail, { email, password }), arrive),
    /** Takes the reply to another way of signing in. Returns a challenge when a code is still required, else null. */
    takeSignIn: (answer: Me | { challenge: string }) => arriveUnlessAsked(answer, arrive),
    giveSecondFactor: async (challenge: string, code: string) =>
      arrive(await call(giveSecondFactor, { challenge, code })),
    /** After a sign-up by invitation, which signs in by itself, and when someone looks with other eyes. */
    arrived: async () => {
      await refresh()
      tabs?.postMessage('signed-in')
    },
    /** Ends the session here and in all tabs; throws when the call to the server fails. */
    signOut: async (why: 'left' | 'expired' = 'left') => {
      leaving = true
      try {
        await call(signOut, {})
        leave(why)
        tabs?.postMessage(why)
      } finally {
        leaving = false
      }
    },
    /** Called when the server reports that the session has ended. */
    expire,
    close: () => {
      window.removeEventListener('session-changed', check)
      tabs?.close()
    },
  }
}
export type Session = ReturnType<typeof createSession>
