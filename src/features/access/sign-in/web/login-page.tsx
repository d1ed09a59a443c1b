import { Anchor, Text } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { useAuth } from './auth-provider.tsx'
import { LoginForm } from './login-form.tsx'
import { usePasskeyOffer } from './passkeys/use-passkey-offer.ts'

const SecondFactorForm = lazyComponent(
  async () => (await import('./two-factor/second-factor-form.tsx')).SecondFactorForm,
)

const PhoneLoginForm = lazyComponent(async () => (await import('./phone-login-form.tsx')).PhoneLoginForm)
const DeviceLink = lazyComponent(async () => (await import('./device-link.tsx')).DeviceLink)
const ProviderButtons = lazyComponent(async () => (await import('./providers/provider-buttons.tsx')).ProviderButtons)
const DemoSignIns = lazyComponent(async () => (await import('./demo-sign-ins.tsx')).DemoSignIns)

/** The sign-in screen; the guard of the routes moves on as soon as someone is signed in. */
export const LoginPage = () => {
  const { session } = useAuth()
  const { with: by, device, redirect } = useSearch({ from: '/login' })
  const byPhone = by === 'phone'
  const [challenge, setChallenge] = useState<string | null>(null)
  const passkeyProblem = usePasskeyOffer(session, !byPhone && challenge === null)
  const state = session.state()
  const { scheduleDemoUrl, demoSignIns, providers } = session.settings()
  return (
    <AuthLayout
      title="Dashboard Login"
      lead="Sign in with your user credentials"
      below={
        <>
          <Text ta="center" mt="lg" size="sm">
            <Anchor href="/reset">Forgot your password?</Anchor>
          </Text>
          <Text ta="center" mt="xs" size="sm">
            <Anchor
              renderRoot={(props) => (
                <Link {...props} to="/login" search={(now) => ({ ...now, with: byPhone ? undefined : 'phone' })} />
              )}
            >
              {byPhone ? 'Sign in with email' : 'Sign in with a phone number'}
            </Anchor>
          </Text>
          <Text ta="center" mt="xs" size="sm">
            No account yet? <Anchor href={scheduleDemoUrl}>Schedule a demo</Anchor>
          </Text>
          {demoSignIns ? <DemoSignIns /> : null}
        </>
      }
    >
      {state.status === 'signed-out' && state.why === 'expired' ? (
        <div style={{ marginBottom: 12 }}>
          <Alert kind="note">You were signed out. Sign in to pick up where you left off.</Alert>
        </div>
      ) : null}
      {passkeyProblem ? <Alert>{passkeyProblem}</Alert> : null}
      {device ? <DeviceLink token={device} /> : null}
      {challenge ? (
        <SecondFactorForm
          onCode={(code) => session.giveSecondFactor(challenge, code)}
          onRestart={() => setChallenge(null)}
        />
      ) : byPhone ? (
        <PhoneLoginForm onChallenge={setChallenge} />
      ) : (
        <LoginForm
          onSignIn={async (email, password) => {
            const asked = await session.signIn(email, password)
            if (asked) setChallenge(asked)
          }}
        />
      )}
      {providers && !challenge && !byPhone ? <ProviderButtons providers={providers} redirect={redirect} /> : null}
    </AuthLayout>
  )
}
