import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { LoadingScreen } from '../../features/access/sign-in/web/loading-screen.tsx'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { RouteFailed } from './shell/route-failed.tsx'

/** The routes of the console. Anyone who comes or leaves makes all guards decide again. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) => {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 200,
    defaultErrorComponent: RouteFailed,
    ...(history ? { history } : {}),
  })
  context.session.subscribe(() => {
    void router.invalidate()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
