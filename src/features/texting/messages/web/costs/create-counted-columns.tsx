import { Anchor, Text } from '@mantine/core'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import type { Column } from '../../../../../ui/list/list-column.ts'
import type { countedTexts } from '../../contract/texting-costs.ts'

type CountedRow = ReplyOf<typeof countedTexts>['rows'][number]

const Person = ({ candidateId, name, phone }: CountedRow) =>
  candidateId === null ? (
    <>
      <Text size="sm">{name ?? 'An invitation'}</Text>
      {phone ? (
        <Text size="xs" c="dimmed">
          {formatPhone(phone)}
        </Text>
      ) : null}
    </>
  ) : (
    <>
      <Anchor size="sm" fw={600} renderRoot={(props) => <PanelLink {...props} id={candidateId} part="messages" />}>
        {name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {formatPhone(phone ?? '')}
      </Text>
    </>
  )

/** One text a row, without its words: they are on the person's own page. */
export const createCountedColumns = (withOrganization: boolean): readonly Column<CountedRow>[] => [
  { key: 'who', label: 'Person', width: 190, cell: (row) => <Person {...row} /> },
  { key: 'at', label: 'When', width: 130, cell: ({ at }) => formatDateTime(at) },
  { key: 'direction', label: 'Direction', width: 80, cell: ({ direction }) => (direction === 'out' ? 'Out' : 'In') },
  { key: 'number', label: 'Our number', width: 130, cell: ({ number }) => formatPhone(number ?? '–') },
  { key: 'parts', label: 'Parts', width: 60, align: 'right', cell: ({ parts }) => parts },
  { key: 'state', aside: true, label: 'State', width: 150, cell: ({ state }) => state },
  ...(withOrganization
    ? [{ key: 'organization', label: 'Organization', width: 170, cell: (row: CountedRow) => row.organization }]
    : []),
]
