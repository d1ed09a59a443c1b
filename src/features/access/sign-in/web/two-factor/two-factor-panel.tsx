import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { renewRecoveryCodes, stopTwoFactor, twoFactor } from '../../contract/two-factor.ts'

const TwoFactorSetup = lazyBody(async () => (await import('./two-factor-setup.tsx')).TwoFactorSetup)
const PasswordStep = lazyBody(async () => (await import('../password-step.tsx')).PasswordStep)
const RecoveryCodes = lazyBody(async () => (await import('./recovery-codes.tsx')).RecoveryCodes)

const Renew = ({ onClose }: { onClose: () => void }) => {
  const renew = useCommand(renewRecoveryCodes)
  if (!renew.data)
    return (
      <PasswordStep
        words="You get 10 new recovery codes. The old ones stop working."
        action="Create New Codes"
        withCode
        onPassword={async (password, code) => void (await renew.mutateAsync({ password, code }))}
        onCancel={onClose}
      />
    )
  return (
    <>
      <RecoveryCodes codes={renew.data.recoveryCodes} />
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>I Saved My Codes</Button>
      </Group>
    </>
  )
}

const Stop = ({ onClose }: { onClose: () => void }) => {
  const stop = useCommand(stopTwoFactor)
  return (
    <PasswordStep
      words="After this, your password alone signs you in."
      action="Turn Off"
      withCode
      onPassword={async (password, code) => {
        await stop.mutateAsync({ password, code })
        showToast('Two-factor sign-in is off.')
        onClose()
      }}
      onCancel={onClose}
    />
  )
}

const day = (instant: string) => new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium' })

/** Whether your own sign-in asks for a code, and what can be changed about it. */
export const TwoFactorPanel = () => {
  const [dialog, setDialog] = useState<'' | 'setup' | 'renew' | 'stop'>('')
  const found = useQuery(twoFactor, {})
  const close = () => {
    setDialog('')
    void found.refetch()
  }
  return (
    <Paper p="md" component="section" aria-label="Two-factor sign-in">
      <Title order={2}>Two-factor sign-in</Title>
      {found.isError && !found.data ? (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the two-factor settings.')}
        </ErrorState>
      ) : !found.data ? (
        <LoadingLines label="Loading two-factor settings" lines={3} />
      ) : found.data.since ? (
        <>
          <Text size="sm" mb="sm">
            On since {day(found.data.since)}. {found.data.recoveryCodesLeft} of your recovery codes are left.
            {found.data.required ? ' Your organization requires it.' : ''}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={() => setDialog('renew')}>
              New Recovery Codes
            </Button>
            {found.data.required ? null : (
              <Button variant="default" onClick={() => setDialog('stop')}>
                Turn Off
              </Button>
            )}
          </Group>
        </>
      ) : (
        <>
          <Text size="sm" mb="sm">
            Off. Turn it on so a stolen password alone can’t sign in. You’ll also need a code from your phone.
          </Text>
          <Button onClick={() => setDialog('setup')}>Set Up</Button>
        </>
      )}
      <Dialog opened={dialog === 'setup'} onClose={close} title="Set up two-factor sign-in" size="sm">
        <TwoFactorSetup onDone={close} onCancel={close} />
      </Dialog>
      <Dialog opened={dialog === 'renew'} onClose={close} title="New recovery codes" size="sm">
        <Renew onClose={close} />
      </Dialog>
      <Dialog opened={dialog === 'stop'} onClose={close} title="Turn off two-factor sign-in" size="sm">
        <Stop onClose={close} />
      </Dialog>
    </Paper>
  )
}
