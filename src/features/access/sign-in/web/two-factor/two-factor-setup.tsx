import { Anchor, Button, Code, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { confirmTwoFactor, startTwoFactor } from '../../contract/two-factor.ts'
import { PasswordStep } from '../password-step.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type TwoFactorStart = ReplyOf<typeof startTwoFactor>

/** The key in groups of four, as one reads it off; apps take it with its blanks. */
const parseSecret = (uri: string) => (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 ')

const ScanStep = ({ uri, onConfirmed }: { uri: string; onConfirmed: () => void }) => {
  const confirm = useCommand(confirmTwoFactor)
  const { typed, bind, formProblem, busy, submit } = useForm({ code: '' }, 'No answer from the server. Try again.')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await confirm.mutateAsync({ code: typed.code })
          onConfirmed()
        })
      }}
    >
      <Stack gap="sm" align="stretch">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Text size="sm">
          Scan this with an authenticator app, or{' '}
          <Anchor underline="always" href={uri}>
            open it in an app on this device
          </Anchor>
          .
        </Text>
        <div style={{ alignSelf: 'center', lineHeight: 0 }}>
          <QrCode text={uri} label="QR code for your authenticator app" />
        </div>
        <Text size="xs" c="dimmed">
          Or type this key: <Code style={{ overflowWrap: 'anywhere' }}>{parseSecret(uri)}</Code>
        </Text>
        <TextInput
          label="Code from your app"
          description="The 6 digits it shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step follows an answer of the person
          autoFocus
          {...bind('code')}
        />
        <DialogActions>
          <Button type="submit" loading={busy} disabled={!typed.code.trim()}>
            Turn On
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}

type TwoFactorSetupProps = { onDone: () => void; onCancel?: () => void }

/** Password, QR code and first code, recovery codes: two-factor sign-in in three steps. */
export const TwoFactorSetup = ({ onDone, onCancel }: TwoFactorSetupProps) => {
  const start = useCommand(startTwoFactor)
  const [made, setMade] = useState<TwoFactorStart | null>(null)
  const [isOn, setOn] = useState(false)
  if (!made)
    return (
      <PasswordStep
        words="After this, signing in takes your password and a code from your phone. Your other sessions end."
        action="Continue"
        onPassword={async (password) => setMade(await start.mutateAsync({ password }))}
        {...(onCancel ? { onCancel } : {})}
      />
    )
  if (!isOn) return <ScanStep uri={made.uri} onConfirmed={() => setOn(true)} />
  return (
    <Stack gap="sm">
      <Alert kind="success">Two-factor sign-in is on.</Alert>
      <div>
        <RecoveryCodes codes={made.recoveryCodes} />
      </div>
      <DialogActions>
        <Button onClick={onDone}>I Saved My Codes</Button>
      </DialogActions>
    </Stack>
  )
}
