import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { AuthProvider } from '../../features/access/sign-in/web/auth-provider.tsx'
import type { Session } from '../../features/access/sign-in/web/session.ts'
import type { createAppRouter } from './router.tsx'
import { createCssVars, theme } from './theme.ts'

type AppProps = {
  session: Session
  queryClient: QueryClient
  router: ReturnType<typeof createAppRouter>
  env?: 'default' | 'test'
}

export const App = ({ session, queryClient, router, env = 'default' }: AppProps) => (
  <MantineProvider theme={theme} cssVariablesResolver={createCssVars} defaultColorScheme="auto" env={env}>
    <QueryClientProvider client={queryClient}>
      <AuthProvider session={session}>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>
  </MantineProvider>
)
