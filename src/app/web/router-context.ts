import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../../features/access/sign-in/web/session.ts'

/** The context of every route and guard: the session, and the loaded queries. */
export type RouterContext = { session: Session; queryClient: QueryClient }
