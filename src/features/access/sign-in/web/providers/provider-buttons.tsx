import { Button, Divider, Stack } from '@mantine/core'
import { useState } from 'react'
import { call, getErrorMessage } from '../../../../../platform/web/call.ts'
import { providerNames, type SignInProvider } from '../../../../../rules/sign-in/sign-in-providers.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { startProviderSignIn } from '../../contract/providers.ts'
import { keepReturnPath } from './return-path.ts'

type ProviderButtonsProps = { providers: readonly SignInProvider[]; redirect: string | undefined }

/** Leads to a provider, which sends people back to `/login/google` or `/login/microsoft`. */
export const ProviderButtons = ({ providers, redirect }: ProviderButtonsProps) => {
  const [busy, setBusy] = useState<SignInProvider | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const start = async (provider: SignInProvider) => {
    setBusy(provider)
    setProblem(null)
    try {
      const { url } = await call(startProviderSignIn, { provider })
      keepReturnPath(redirect)
      window.location.assign(url)
    } catch (error) {
      setProblem(getErrorMessage(error, 'No answer from the server. Try again.'))
      setBusy(null)
    }
  }
  return (
    <Stack gap="sm" mt="md">
      <Divider label="or" />
      {problem ? <Alert>{problem}</Alert> : null}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          size="md"
          fullWidth
          loading={busy === provider}
          disabled={busy !== null}
          onClick={() => void start(provider)}
        >
          Sign in with {providerNames[provider]}
        </Button>
      ))}
    </Stack>
  )
}
