import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useMe } from './auth-provider.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { PasskeysPanel } from './passkeys/passkeys-panel.tsx'
import { SignInRulePanel } from './providers/sign-in-rule-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { TwoFactorPanel } from './two-factor/two-factor-panel.tsx'

/** How one signs in: password, second factor, passkeys, and where one is signed in. */
export const SecuritySection = () => {
  const isAdmin = useMe()?.can.includes('users:manage') ?? false
  const [changing, setChanging] = useState(false)
  return (
    <Stack gap="md" maw={820}>
      <Paper p="md" component="section" aria-label="Password">
        <Title order={2}>Password</Title>
        <Text size="sm" mb="sm">
          A new password ends your other sessions.
        </Text>
        <Button variant="default" onClick={() => setChanging(true)}>
          Change Password
        </Button>
        <ChangePasswordDialog opened={changing} onClose={() => setChanging(false)} />
      </Paper>
      <TwoFactorPanel />
      <PasskeysPanel />
      {isAdmin ? <SignInRulePanel /> : null}
      <SessionsPanel />
    </Stack>
  )
}
