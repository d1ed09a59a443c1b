import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import { DemoBanner } from '../../../features/access/sign-in/web/demo-banner.tsx'
import type { RouterContext } from '../router-context.ts'

const ToStart = () => <Navigate to="/" replace />

const Root = () => (
  <>
    <DemoBanner />
    <Outlet />
  </>
)

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.session.start(),
  component: Root,
  notFoundComponent: ToStart,
})
