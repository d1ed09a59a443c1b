import { Anchor, Text } from '@mantine/core'
import { Alert } from '../../../ui/alert.tsx'
import { useAuth } from './auth-provider.tsx'
import { DemoSignIns } from './demo-sign-ins.tsx'
import { Entrance } from './entrance.tsx'
import { LoginForm } from './login-form.tsx'

/** The sign-in screen; the guard of the routes moves on as soon as somebody is signed in. */
export const LoginPage = () => {
  const { session } = useAuth()
  const state = session.state()
  const { scheduleDemoUrl, demoSignIns } = session.settings()
  return (
    <Entrance
      title="Dashboard Login"
      lead="Sign in with your user credentials"
      below={
        <>
          <Text ta="center" mt="lg" size="sm">
            No account yet? <Anchor href={scheduleDemoUrl}>Schedule a demo</Anchor>
          </Text>
          {demoSignIns ? <DemoSignIns /> : null}
        </>
      }
    >
      {state.status === 'signed-out' && state.why === 'expired' ? (
        <div style={{ marginBottom: 12 }}>
          <Alert kind="note">You were signed out. Sign in to go on where you were.</Alert>
        </div>
      ) : null}
      <LoginForm onSignIn={session.signIn} />
    </Entrance>
  )
}
