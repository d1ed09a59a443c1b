import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { CacheScope } from '../../../../platform/web/cache-scope.tsx'
import type { Right } from '../../../../rules/rights.ts'
import type { Me } from '../contract/sign-in.ts'
import { getCacheScope } from './get-cache-scope.ts'
import type { Session } from './session.ts'

type Auth = { session: Session; me: Me | null; loading: boolean }

const AuthContext = createContext<Auth | null>(null)

/** Gives everything below the signed-in person, and caches of their own. */
export const AuthProvider = ({ session, children }: { session: Session; children: ReactNode }) => {
  const state = useSyncExternalStore(session.subscribe, session.state)
  const me = state.status === 'signed-in' ? state.me : null
  const auth = useMemo(() => ({ session, me, loading: state.status === 'loading' }), [session, me, state.status])
  return (
    <AuthContext value={auth}>
      <CacheScope scope={me ? getCacheScope(me) : 'nobody'}>{children}</CacheScope>
    </AuthContext>
  )
}

export const useAuth = (): Auth => {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** The signed-in person, on screens that only they can see; null for the moment in which they leave. */
export const useMe = (): Me | null => useAuth().me

/** Whether the server granted this right to the person. */
export const useCan = (right: Right): boolean => useAuth().me?.can.includes(right) ?? false
