import { Button, Group, Paper, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { LearnMore } from '../../../../ui/fold/learn-more.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { changeOwnOrganization, ownOrganization } from '../contract/own-organization.ts'

type Own = ReplyOf<typeof ownOrganization>

const NameForm = ({ own }: { own: Own }) => {
  const change = useCommand(changeOwnOrganization)
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { name: own.name },
    'Couldn’t save the name. Try again.',
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
          showToast('Name saved.')
        })
      }}
    >
      <Stack gap="sm" mt="xs">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput
          label="Name"
          description="Candidates see it in texts and on the apply page"
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
      label="Require two-factor sign-in for everyone"
      checked={own.requires_two_factor}
      disabled={change.isPending}
      error={change.isError ? getErrorMessage(change.error, 'Couldn’t save this. Try again.') : undefined}
      onChange={(event) =>
        change.mutate(
          { requires_two_factor: event.currentTarget.checked },
          {
            onSuccess: () =>
              showToast(own.requires_two_factor ? 'Two-factor sign-in is optional.' : 'Two-factor sign-in required.'),
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
      label="Exclude culture fit from the score"
      checked={!own.counts_culture_fit}
      disabled={change.isPending}
      error={change.isError ? getErrorMessage(change.error, 'Couldn’t save this. Try again.') : undefined}
      onChange={(event) =>
        change.mutate(
          { counts_culture_fit: !event.currentTarget.checked },
          {
            onSuccess: () =>
              showToast(own.counts_culture_fit ? 'Culture fit excluded from scores.' : 'Culture fit included again.'),
          },
        )
      }
    />
  )
}

/** Shows a part of the own organization's settings, once they are loaded. */
const WithOwn = ({ children }: { children: (own: Own) => ReactNode }) => {
  const found = useQuery(ownOrganization, {})
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the organization.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading organization" lines={4} />
  return children(found.data)
}

/** The organization’s name, for Admins. */
export const OwnName = () => (
  <Paper p="md" component="section" aria-label="Organization">
    <Title order={2}>Organization</Title>
    <WithOwn>{(own) => <NameForm key={own.name} own={own} />}</WithOwn>
  </Paper>
)

/** Whether everyone in the organization needs a second factor, for Admins. */
export const RequiredTwoFactor = () => (
  <Paper p="md" component="section" aria-label="Required two-factor sign-in">
    <Title order={2}>Two-factor sign-in for everyone</Title>
    <WithOwn>
      {(own) => (
        <>
          <Text size="sm">
            {own.without === 0
              ? `All ${own.people} people have it.`
              : `${own.without} of ${own.people} ${own.people === 1 ? 'person hasn’t' : 'people haven’t'} set it up yet.`}
          </Text>
          <RequireSwitch own={own} />
          <LearnMore about="Effect on people">
            If required, people without it must set it up before doing anything else.
          </LearnMore>
        </>
      )}
    </WithOwn>
  </Paper>
)

/** Whether culture fit counts in the scores of BCBAs, for Admins. */
export const CultureFitCounts = () => (
  <Paper p="md" component="section" aria-label="BCBA scores">
    <Title order={3}>BCBA scores</Title>
    <WithOwn>
      {(own) => (
        <>
          <CultureSwitch own={own} />
          <LearnMore about="How BCBA scores are counted">
            The score is the average of skills, experience, and culture fit. Culture fit carries the most legal risk. If
            excluded, it’s shown separately and all BCBA scores change now.
          </LearnMore>
        </>
      )}
    </WithOwn>
  </Paper>
)

/** The number of people, and the ways to them, for Admins. */
export const OwnPeople = () => (
  <Paper p="md" component="section" aria-label="People">
    <Title order={2}>People</Title>
    <WithOwn>
      {({ name, people, without }) => (
        <Text size="sm">
          {people === 1 ? '1 person signs in' : `${people} people sign in`} for {name}. {people - without} use
          two-factor sign-in.
        </Text>
      )}
    </WithOwn>
    <Group mt="sm" gap="xs">
      <LinkButton to="/user-management" search={{ dialog: 'invite' }}>
        Invite a Person
      </LinkButton>
      <LinkButton to="/user-management" search={{ dialog: 'leavers' }}>
        Deactivate Several…
      </LinkButton>
      <LinkButton to="/user-management">Open User Management</LinkButton>
    </Group>
  </Paper>
)
