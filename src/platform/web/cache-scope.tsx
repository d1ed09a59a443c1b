import { createContext, type ReactNode, useContext } from 'react'

const ScopeContext = createContext('nobody')

/** Sets the person of the caches below: keys of all queries start with it, so that no answer outlives its person. */
export const CacheScope = ({ scope, children }: { scope: string; children: ReactNode }) => (
  <ScopeContext value={scope}>{children}</ScopeContext>
)

export const useCacheScope = () => useContext(ScopeContext)
