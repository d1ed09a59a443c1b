import { List, Stack, Text } from '@mantine/core'
import type { DraftData, Kind } from './draft-data.ts'
import css from './wizard.module.css'

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** All that will be made, to read before it is. */
export const ReviewStep = ({ kind, data, organization }: { kind: Kind; data: DraftData; organization: string }) => (
  <Stack gap="sm" className={css.name}>
    <Text>
      <b>{organization || 'Without a name'}</b>
      {kind === 'organization' ? ' becomes a client.' : ''}
    </Text>
    <div>
      <Text fw={600}>{kind === 'position' ? 'Positions' : 'Locations and job codes'}</Text>
      <List size="sm">
        {data.places.map((place) => (
          <List.Item key={place.key}>
            {[...new Set([place.name, place.city, place.state].filter(Boolean))].join(', ') || 'Without a name'}
            {place.rbt ? ` · RBT ${place.rbt_code}` : ''}
            {place.bcba ? ` · BCBA ${place.bcba_code}` : ''}
            {place.rbt || place.bcba ? '' : ' · no position'}
          </List.Item>
        ))}
      </List>
      {data.places.length === 0 ? <Text c="dimmed">None yet: go back to Locations.</Text> : null}
    </div>
    {kind === 'organization' ? (
      <>
        <Text size="sm">
          <b>Statuses:</b> Initial Inquiry, {lines(data.statuses).join(', ')}, Hired, Archived
        </Text>
        <Text size="sm">
          <b>Invitations:</b> {data.people.map(({ email }) => email).join(', ') || 'none'}
        </Text>
      </>
    ) : null}
  </Stack>
)
