import { Text } from '@mantine/core'

const accounts = [
  ['platform@reinforce.test', 'platform staff, Admin'],
  ['clinic@reinforce.test', 'clinic staff'],
  ['manager@reinforce.test', 'clinic staff, Manager'],
] as const

/** Shown only where the demo data is loaded. */
export const DemoSignIns = () => (
  <Text component="div" size="xs" c="dimmed" mt="md" px="xs" ta="center">
    This is a demo. Password <b>reinforce-demo</b> for each of:
    {accounts.map(([email, who]) => (
      <div key={email}>
        <b>{email}</b> – {who}
      </div>
    ))}
  </Text>
)
