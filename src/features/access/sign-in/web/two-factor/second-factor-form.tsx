import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'

type SecondFactorFormProps = { onCode: (code: string) => Promise<void>; onRestart: () => void }

/** The second step of signing in: the app's code, or a recovery code. */
export const SecondFactorForm = ({ onCode, onRestart }: SecondFactorFormProps) => {
  const [code, setCode] = useState('')
  const [recovery, setRecovery] = useState(false)
  const [problem, setProblem] = useState<{ message: string; over: boolean } | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await onCode(code)
    } catch (error) {
      const refusal = error instanceof UserError ? error : null
      setProblem({
        message: refusal?.message ?? 'No answer from the server. Try again.',
        over: refusal?.details.startAgain === true,
      })
      setCode('')
      setBusy(false)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && code.trim()) void submit()
      }}
    >
      <Stack gap="sm">
        {problem ? <Alert>{problem.message}</Alert> : null}
        {problem?.over ? null : (
          <>
            <Text size="sm">
              {recovery
                ? 'Enter one of your recovery codes. Each works once.'
                : 'Enter the 6 digits your authenticator app shows now.'}
            </Text>
            <TextInput
              key={String(recovery)}
              label={recovery ? 'Recovery code' : 'Code'}
              name="code"
              data-autofocus
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form follows an answer of the person
              autoFocus
              autoComplete="one-time-code"
              inputMode={recovery ? 'text' : 'numeric'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" size="md" fullWidth loading={busy} disabled={!code.trim()}>
              Continue
            </Button>
            <Button
              variant="subtle"
              onClick={() => {
                setRecovery(!recovery)
                setCode('')
                setProblem(null)
              }}
            >
              {recovery ? 'Use Authenticator App' : 'Use Recovery Code'}
            </Button>
          </>
        )}
        <Button variant="subtle" color="gray" onClick={onRestart}>
          Back to Sign In
        </Button>
      </Stack>
    </form>
  )
}
