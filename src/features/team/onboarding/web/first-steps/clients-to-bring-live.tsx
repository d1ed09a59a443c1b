import { Paper, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { clientsToBringLive } from '../../contract/first-steps.ts'
import { describeMissing } from '../../rules/first-steps.ts'
import css from './first-steps.module.css'

/** Clients without an applicant yet, with what each still needs; nothing where there is none, or while it loads. */
export const ClientsToBringLive = () => {
  const { data } = useQuery(clientsToBringLive, {})
  if (!data || data.total === 0) return null
  return (
    <Paper p="md" component="section" aria-labelledby="bring-live">
      <Title order={2} id="bring-live" fz={18}>
        Get a Client Live
      </Title>
      <Text size="sm" c="dimmed">
        {data.total === 1 ? 'One client has' : `${formatCount(data.total)} clients have`} no candidates yet.
      </Text>
      <ul className={css.list}>
        {data.clients.map(({ id, name, steps }) => (
          <li key={id} className={css.client}>
            <Link to="/organization/$organizationId" params={{ organizationId: id }}>
              {name}
            </Link>
            <Text size="sm" c="dimmed">
              {describeMissing(steps) ? `Still needs ${describeMissing(steps)}.` : 'Ready. Share its job codes.'}
            </Text>
          </li>
        ))}
      </ul>
    </Paper>
  )
}
