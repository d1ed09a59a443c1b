import { Button, Group, Table, Text } from '@mantine/core'
import type { Interview } from '../contract/interviews.ts'
import { statusWords } from '../rules/interview-statuses.ts'
import { parseTypedInstant } from '../rules/interview-time.ts'
import { formatTimeRange, showDate } from '../rules/interview-words.ts'
import type { Choices } from './schedule/arrangement-fields.tsx'
import type { TypedInterview } from './schedule/typed-interview.ts'

type ChangedMeanwhileProps = {
  /** The interview as someone else left it. */
  theirs: Interview
  mine: TypedInterview
  choices: Choices
  busy: boolean
  onTheirs: () => void
  onMine: () => void
}

const when = (moment: Date, minutes: number, timeZone: string) =>
  `${showDate(moment, timeZone)}, ${formatTimeRange(moment, minutes, timeZone)}`
const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
  list.find((each) => each.id === id)?.name ?? '–'

/** Current values next to the typed ones, if they differ, and the choice between them. */
export const EditConflict = ({ theirs, mine, choices, busy, onTheirs, onMine }: ChangedMeanwhileProps) => {
  const zone = choices.places.find(({ id }) => id === mine.location_id)?.zone ?? choices.organizationZone
  const at = parseTypedInstant(mine, zone)
  const rows = [
    [
      'When',
      when(new Date(theirs.interview_date), theirs.minutes, theirs.zone),
      at ? when(at, Number(mine.minutes), zone) : '–',
    ],
    ['Type', theirs.type, mine.type],
    ['Interviewer', theirs.interviewer ?? '–', nameIn(choices.people, mine.interviewer_id)],
    ['Location', theirs.location ?? '–', nameIn(choices.places, mine.location_id)],
    ['Place or link', theirs.place ?? '–', mine.place || '–'],
    ['Note', theirs.note ?? '–', mine.note || '–'],
    ['Reminders', theirs.reminders ? 'On' : 'Off', mine.reminders ? 'On' : 'Off'],
  ].filter(([, now, yours]) => now !== yours)
  return (
    <div>
      <Text size="sm">It is {statusWords[theirs.status]} now. Where it differs from what you typed:</Text>
      <Table aria-label="Differences" style={{ overflowWrap: 'anywhere' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">What</Table.Th>
            <Table.Th scope="col">Theirs</Table.Th>
            <Table.Th scope="col">Yours</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([what, now, yours]) => (
            <Table.Tr key={what}>
              <Table.Th scope="row">{what}</Table.Th>
              <Table.Td>{now}</Table.Td>
              <Table.Td>{yours}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={onTheirs}>
          Keep Theirs
        </Button>
        {theirs.mayReschedule ? (
          <Button loading={busy} onClick={onMine}>
            Save Mine
          </Button>
        ) : null}
      </Group>
    </div>
  )
}
