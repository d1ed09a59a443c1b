import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { Client } from '../../contract/clients.ts'
import { organizationDetails } from '../../contract/organization-details.ts'
import { OrganizationDetails } from '../organization-details.tsx'
import { OrganizationNumbers } from '../organization-numbers.tsx'
import css from './client-columns.module.css'

type ClientOverviewProps = {
  id: string
  /** Its row, if this page of the list has it, with the facts that the narrow list leaves out. */
  client: Client | null
  columns: readonly Column<Client>[]
  onEdit: () => void
}

/** These are in the lines above the facts. */
const isAbove: ReadonlySet<string> = new Set(['name', 'scheduler', 'locations'])

/** A client next to the list: its facts, its day in numbers, its candidates by status and by location. */
export const ClientOverview = ({ id, client, columns, onEdit }: ClientOverviewProps) => {
  const mayEdit = useCan('platform:edit')
  const details = useQuery(organizationDetails, { id })
  if (details.isError && !details.data)
    return (
      <ErrorState onRetry={() => void details.refetch()}>
        {getErrorMessage(details.error, 'Couldn’t load the organization.')}
      </ErrorState>
    )
  if (!details.data) return <LoadingLines label="Loading organization" lines={10} />
  return (
    <>
      <Stack gap="sm" pb="md">
        <OrganizationDetails details={details.data} />
        {client ? (
          <dl className={css.facts}>
            {columns
              .filter(({ key }) => !isAbove.has(key))
              .map(({ key, label, cell }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{cell(client)}</dd>
                </div>
              ))}
          </dl>
        ) : null}
        <OrganizationNumbers details={details.data} isNarrow />
      </Stack>
      <DialogActions
        left={
          <Button
            variant="subtle"
            renderRoot={(props) => (
              <Link {...props} to="/organization/$organizationId" params={{ organizationId: id }} />
            )}
          >
            Open Details
          </Button>
        }
      >
        {mayEdit && client ? (
          <Button variant="default" onClick={onEdit}>
            Edit
          </Button>
        ) : null}
      </DialogActions>
    </>
  )
}
