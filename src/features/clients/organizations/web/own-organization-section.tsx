import { Button, Group, Paper, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { errorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { changeOwnOrganization, ownOrganization } from '../contract/own-organization.ts'

type Own = ReplyOf<typeof ownOrganization>

const NameForm = ({ own }: { own: Own }) => {
  const change = useCommand(changeOwnOrganization)
  const { typed, setTyped, bind, told, busy, submit } = useForm(
    { name: own.name },
    'The name could not be saved. Please try again.',
  )
  const kept = useKeptTyped('own-organization', { typed, setTyped })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await change.mutateAsync({ name: typed.name })
          kept.saved()
          showToast('The name is saved.')
        })
      }}
    >
      <Stack gap="sm" mt="xs">
        <KeptLine kept={kept} />
        {told && !told.fields.name ? <Alert>{told.message}</Alert> : null}
        <TextInput
          label="Name"
          description="Candidates read it in texts and on the apply page"
          maxLength={200}
          maw={420}
          {...bind('name')}
        />
        <Group>
          <Button type="submit" loading={busy} disabled={typed.name.trim() === own.name}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const RequireSwitch = ({ own }: { own: Own }) => {
  const change = useCommand(changeOwnOrganization)
  return (
    <Switch
      mt="sm"
      label="Require two-factor sign-in of everybody"
      checked={own.requires_two_factor}
      disabled={change.isPending}
      error={change.isError ? errorMessage(change.error, 'This could not be saved. Please try again.') : undefined}
      onChange={(event) =>
        change.mutate(
          { requires_two_factor: event.currentTarget.checked },
          {
            onSuccess: () =>
              showToast(
                own.requires_two_factor ? 'Two-factor sign-in is up to everybody.' : 'Two-factor sign-in is required.',
              ),
          },
        )
      }
    />
  )
}

const CultureSwitch = ({ own }: { own: Own }) => {
  const change = useCommand(changeOwnOrganization)
  return (
    <Switch
      mt="sm"
      label="Leave culture fit out of the score"
      checked={!own.counts_culture_fit}
      disabled={change.isPending}
      error={change.isError ? errorMessage(change.error, 'This could not be saved. Please try again.') : undefined}
      onChange={(event) =>
        change.mutate(
          { counts_culture_fit: !event.currentTarget.checked },
          {
            onSuccess: () =>
              showToast(
                own.counts_culture_fit ? 'Culture fit is left out of the scores.' : 'Culture fit counts again.',
              ),
          },
        )
      }
    />
  )
}

/** The organization’s name, what its scores count, and whether everyone needs a second factor; for Admins. */
export const OwnOrganizationSection = () => {
  const found = useQuery(ownOrganization, {})
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {errorMessage(found.error, 'The organization could not be loaded.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading organization" lines={8} />
  const { people, without } = found.data
  return (
    <Stack gap="md" maw={820}>
      <Paper p="md" component="section" aria-label="Organization">
        <Title order={2}>Organization</Title>
        <NameForm key={found.data.name} own={found.data} />
      </Paper>
      <Paper p="md" component="section" aria-label="Required two-factor sign-in">
        <Title order={2}>Two-factor sign-in</Title>
        <Text size="sm">
          {without === 0
            ? `All ${people} people have it.`
            : `${without} of ${people} ${people === 1 ? 'person has' : 'people have'} none yet.`}{' '}
          Where it is required, who has none is led to set it up before anything else.
        </Text>
        <RequireSwitch own={found.data} />
      </Paper>
      <Paper p="md" component="section" aria-label="Scores of BCBAs">
        <Title order={2}>Scores of BCBAs</Title>
        <Text size="sm">
          The average of skills, experience and culture fit. Culture fit is the legally riskiest of the three; left out,
          it is still shown, apart, and the scores of all BCBAs here change at once.
        </Text>
        <CultureSwitch own={found.data} />
      </Paper>
    </Stack>
  )
}
