import { BesideRow } from '../../../../../platform/web/panel/beside-row.tsx'
import { pluralize } from '../../../../../rules/words/count.ts'
import type { Client } from '../../contract/clients.ts'

/** A client in the list next to the one that is open. */
export const BesideClient = ({ client: { id, name, health, activeLocations } }: { client: Client }) => (
  <BesideRow
    opens={{ dialog: 'overview', id }}
    name={name || 'No name'}
    status={health.length === 0 ? 'No issues' : pluralize(health.length, 'issue')}
    more={pluralize(activeLocations, 'location')}
  />
)
