import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'

const ToStart = () => <Navigate to="/" replace />

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.session.start(),
  component: Outlet,
  notFoundComponent: ToStart,
})
