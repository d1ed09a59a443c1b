import { Paper, Radio, Stack, Switch, Text, Title } from '@mantine/core'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { providerNames, type SignInProvider } from '../../../../../rules/sign-in/sign-in-providers.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { changeSignInRule, signInRule } from '../../contract/providers.ts'

/** How people of the Admin's own domain must sign in; nothing on a server without providers. */
export const SignInRulePanel = () => {
  const found = useQuery(signInRule, {})
  const change = useCommand(changeSignInRule)
  if (!found.data || found.data.available.length === 0 || !found.data.ownDomain) return null
  const { available, ownDomain, rule } = found.data
  const domain = rule?.domain ?? ownDomain
  const save = (provider: SignInProvider | null, trustsProvider: boolean) =>
    change.mutate({ provider, trustsProvider }, { onSuccess: () => showToast('Sign-in rule saved.') })
  return (
    <Paper p="md" component="section" aria-label="Sign-in rule">
      <Title order={2}>Sign-in rule</Title>
      <Text size="sm" mb="sm">
        Choose how people of your organization with an address at {domain} sign in. Open sessions stay.
      </Text>
      {change.isError ? <Alert>{getErrorMessage(change.error, 'Couldn’t save this. Try again.')}</Alert> : null}
      <Radio.Group
        aria-label={`Sign-in at ${domain}`}
        value={rule?.provider ?? ''}
        onChange={(value) => save(available.find((each) => each === value) ?? null, false)}
      >
        <Stack gap="xs">
          <Radio value="" label="Password or any provider" disabled={change.isPending} />
          {available.map((provider) => (
            <Radio
              key={provider}
              value={provider}
              label={`${providerNames[provider]} only`}
              disabled={change.isPending}
            />
          ))}
        </Stack>
      </Radio.Group>
      {rule ? (
        <Switch
          mt="md"
          label={`${providerNames[rule.provider]}’s own two-factor sign-in is enough`}
          description="Turn it on only if your provider always asks for a code."
          checked={rule.trustsProvider}
          disabled={change.isPending}
          onChange={(event) => save(rule.provider, event.currentTarget.checked)}
        />
      ) : null}
    </Paper>
  )
}
