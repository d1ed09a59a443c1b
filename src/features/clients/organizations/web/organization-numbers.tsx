import { Anchor, Group, Paper, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { getStatusColors } from '../../../candidates/directory/rules/status/get-status-colors.ts'
import type { organizationDetails } from '../contract/organization-details.ts'
import { sortFunnel } from '../rules/funnel-order.ts'

export type Details = z.infer<typeof organizationDetails.reply>
const n = (value: number) => formatCount(value)

type BarProps = {
  name: string
  count: number
  most: number
  /** Of what is counted, where it has one. */
  color?: string
  search: { organization: string[]; status?: string[]; location?: string[] }
}

const Bar = ({ name, count, most, color, search }: BarProps) => (
  <div>
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{name}</Text>
      {count === 0 ? (
        <Text size="sm">0</Text>
      ) : (
        <Anchor
          size="sm"
          fw={600}
          aria-label={`${n(count)} candidates: ${name}`}
          renderRoot={(props) => <Link {...props} to="/candidate-directory" search={search} />}
        >
          {n(count)}
        </Anchor>
      )}
    </Group>
    <Progress value={(count / most) * 100} size={6} {...(color ? { color } : {})} aria-label={`${name}: ${n(count)}`} />
  </div>
)

const jobPosts = (count: number) => `${n(count)} job ${count === 1 ? 'post' : 'posts'}`

const PostAlerts = ({ id, posts: { alert, warning } }: Pick<Details, 'id' | 'posts'>) =>
  alert + warning === 0 ? null : (
    <Alert kind="note">
      {[
        alert > 0 ? `${jobPosts(alert)} in Alert` : '',
        warning > 0 ? `${alert > 0 ? n(warning) : jobPosts(warning)} in Warning` : '',
      ]
        .filter(Boolean)
        .join(', ')}
      .{' '}
      <Anchor
        underline="always"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/organization/$organizationId"
            params={{ organizationId: id }}
            search={{ tab: 'posts' }}
          />
        )}
      >
        Open them
      </Anchor>
    </Alert>
  )

const mostShown = 10
type OrganizationNumbersProps = { details: Details; isNarrow?: boolean }

/** The alerts of an organization, and its candidates by status and by location. `isNarrow`: one below the other. */
export const OrganizationNumbers = ({ details, isNarrow = false }: OrganizationNumbersProps) => {
  const { id, locations, funnel, posts } = details
  const best = locations.toSorted((a, b) => b.candidates - a.candidates).slice(0, mostShown)
  const steps = sortFunnel(funnel)
  const most = Math.max(1, ...funnel.map(({ count }) => count))
  return (
    <>
      <PostAlerts id={id} posts={posts} />
      <SimpleGrid cols={isNarrow ? 1 : { base: 1, md: 2 }} spacing="sm">
        <Paper p="md" component="section">
          <Title order={2} mb="sm">
            Candidates by status
          </Title>
          {funnel.length === 0 ? <Text c="dimmed">No candidates yet.</Text> : null}
          <Stack gap={10}>
            {steps.map((step) => (
              <Bar
                key={step.status}
                name={step.status}
                count={step.count}
                most={most}
                color={getStatusColors(step.status).dot}
                search={{ organization: [id], status: [step.status] }}
              />
            ))}
          </Stack>
        </Paper>
        <Paper p="md" component="section">
          <Title order={2} mb="sm">
            Candidates by location
          </Title>
          {locations.length === 0 ? <Text c="dimmed">No locations yet.</Text> : null}
          <Stack gap={10}>
            {best.map((one) => (
              <Bar
                key={one.id}
                name={one.name}
                count={one.candidates}
                most={Math.max(1, best[0]?.candidates ?? 0)}
                search={{ organization: [id], location: [one.id] }}
              />
            ))}
          </Stack>
        </Paper>
      </SimpleGrid>
    </>
  )
}
