import { Text, Title } from '@mantine/core'
import { showMinutes } from '../../../../../rules/words/show-minutes.ts'
import { ListTable } from '../../../../../ui/list/list-table.tsx'
import type { Hiring } from '../../contract/hiring.ts'
import { describeTouches, formatPlaceNames } from '../../rules/hiring-insights.ts'
import { AsTable } from './as-table.tsx'
import { BarRow } from './bar-row.tsx'
import css from './drawing.module.css'
import { type OnPeople, type People, PeopleLink } from './people-link.tsx'

/** How soon each clinic answers: half of its people within that time, the latest first. */
export const FirstTouch = ({ hiring, onPeople }: { hiring: Hiring; onPeople: OnPeople }) => {
  const names = formatPlaceNames(hiring.locations)
  const rows = hiring.locations
    .map((each, at) => ({ ...each, name: names[at] ?? each.location }))
    .filter(({ touch }) => touch !== null)
    .toSorted((a, b) => (b.touch ?? 0) - (a.touch ?? 0))
    .map(({ location_id, organization_id, name, touched, touch }) => {
      const people: People = {
        title: `Contacted, ${name}`,
        location: location_id ?? 'none',
        at: organization_id,
        touch: 'touched',
      }
      return { id: `${organization_id} ${location_id}`, name, touched, touch, people }
    })
  const most = Math.max(1, ...rows.map(({ touch }) => touch ?? 0))
  const told = describeTouches(rows.map(({ name, touched, touch }) => ({ name, touched, median: touch })))
  return (
    <div>
      <Title order={3} mb={4}>
        Time to first contact
      </Title>
      <Text size="sm" mb="xs">
        {told ?? 'No clinic has contacted five people yet.'}
      </Text>
      <ol className={`${css.list} ${css.few}`}>
        {rows.map(({ id, name, touched, touch, people }) => (
          <BarRow
            key={id}
            name={name}
            width={Math.max(1, (100 * (touch ?? 0)) / most)}
            shown={showMinutes(touch)}
            people={people}
            onPeople={onPeople}
            count={touched}
          />
        ))}
      </ol>
      <AsTable of="Time to first contact">
        <ListTable
          caption="Time to first contact"
          columns={[
            { key: 'name', label: 'Location', width: 160, cell: ({ name }) => name },
            { key: 'touch', label: 'Median', width: 110, align: 'right', cell: ({ touch }) => showMinutes(touch) },
            {
              key: 'touched',
              label: 'Contacted',
              width: 80,
              align: 'right',
              cell: ({ people, touched }) => <PeopleLink people={people} onPeople={onPeople} count={touched} />,
            },
          ]}
          rows={rows}
        />
      </AsTable>
    </div>
  )
}
