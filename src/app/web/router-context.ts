import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../../features/access/sign-in/web/session.ts'

/** What every route and guard gets: who is signed in, and what was asked already. */
export type RouterContext = { session: Session; queryClient: QueryClient }
