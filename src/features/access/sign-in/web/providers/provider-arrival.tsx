import { Anchor, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call, getErrorMessage } from '../../../../../platform/web/call.ts'
import { providerNames, type SignInProvider } from '../../../../../rules/sign-in/sign-in-providers.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { finishProviderSignIn } from '../../contract/providers.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { useAuth } from '../auth-provider.tsx'
import { takeReturnPath } from './return-path.ts'

const SecondFactorForm = lazyComponent(
  async () => (await import('../two-factor/second-factor-form.tsx')).SecondFactorForm,
)

type ProviderArrivalProps = { provider: SignInProvider; code: string | undefined; state: string | undefined }

/** The page that a provider sends people back to: finishes signing in, or explains the refusal. */
export const ProviderArrival = ({ provider, code, state }: ProviderArrivalProps) => {
  const { session } = useAuth()
  const router = useRouter()
  const begun = useRef(false)
  const [challenge, setChallenge] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const name = providerNames[provider]
  const path = useRef('/')
  useEffect(() => {
    if (begun.current) return // an answer works once
    begun.current = true
    const finish = async () => {
      if (!code || !state) return setProblem(`You didn’t finish signing in with ${name}.`)
      try {
        path.current = takeReturnPath()
        const asked = session.takeSignIn(await call(finishProviderSignIn, { provider, code, state }))
        if (asked) setChallenge(asked)
        else router.history.replace(path.current)
      } catch (error) {
        setProblem(getErrorMessage(error, 'No answer from the server. Start again.'))
      }
    }
    void finish()
  }, [code, state, provider, name, session, router])
  const restart = () => router.history.replace('/login')
  return (
    <AuthLayout title="Dashboard Login" lead={`Signing in with ${name}`}>
      {problem ? (
        <>
          <Alert>{problem}</Alert>
          <Text ta="center" mt="lg" size="sm">
            <Anchor href="/login">Back to Sign In</Anchor>
          </Text>
        </>
      ) : challenge ? (
        <SecondFactorForm
          onCode={async (typed) => {
            await session.giveSecondFactor(challenge, typed)
            router.history.replace(path.current)
          }}
          onRestart={restart}
        />
      ) : (
        <LoadingLines label={`Signing in with ${name}`} lines={3} />
      )}
    </AuthLayout>
  )
}
