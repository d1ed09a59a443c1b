import { Anchor, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { listFrom } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ListStates } from '../../../../ui/list/list-states.tsx'
import { EmptyState, LoadingLines } from '../../../../ui/states.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { activity } from '../contract/activity.ts'

const shown = 25
/** The newest events of one organization, and the link to the full list; Admins see it. */
export const RecentActivity = ({ organization }: { organization: string }) => {
  const maySee = useCan('users:manage')
  const found = useQuery(activity, { organization }, { enabled: maySee })
  if (!maySee)
    return (
      <EmptyState
        title="Only Admins can view an organization’s activity."
        action={<LinkButton to="/">Open My Dashboard</LinkButton>}
      />
    )
  return (
    <ListStates
      question={listFrom(found, 'Couldn’t load the activity.', ({ items }) => ({ rows: items }))}
      empty={{
        none: {
          title: 'No activity yet.',
          action: <LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>,
        },
      }}
      waiting={<LoadingLines label="Loading activity" lines={10} />}
    >
      {(rows) => (
        <Stack gap="sm">
          <Paper component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Recent activity">
            {rows.slice(0, shown).map((item) => (
              <Stack key={item.id} component="li" gap={2} px="md" py="xs">
                <Text size="sm">
                  {item.sentence}
                  {item.aboutName ? `: ${item.aboutName}` : ''}
                </Text>
                <Text size="xs" c="dimmed">
                  {formatInstant(item.at)} · {item.who ?? 'Reinforce'}
                </Text>
              </Stack>
            ))}
          </Paper>
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/activity" search={{ about: organization }} />}>
            Only changes to the organization itself
          </Anchor>
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/activity" search={{ at: organization }} />}>
            Open all activity
          </Anchor>
        </Stack>
      )}
    </ListStates>
  )
}
