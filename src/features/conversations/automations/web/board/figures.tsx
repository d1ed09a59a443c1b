import { Paper, Text, Title } from '@mantine/core'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { listFrom } from '../../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { ListBody } from '../../../../../ui/list/list-body.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { enrollmentFigures } from '../../contract/automations.ts'
import { presetWords } from '../../rules/presets.ts'
import css from './board.module.css'
import { formatHours, formatMinutes, formatNumber, formatShare } from './figure-words.ts'

type Figure = ReplyOf<typeof enrollmentFigures>['rows'][number] & { id: string }

const getFigureKey = ({ organizationId, preset }: Omit<Figure, 'id'>) => `${organizationId} ${preset}`

const number = (key: string, label: string, cell: Column<Figure>['cell']): Column<Figure> => ({
  key,
  label,
  width: 60,
  align: 'right',
  cell,
})

const listColumns = (withOrganization: boolean): readonly Column<Figure>[] => [
  {
    key: 'which',
    label: 'Automation',
    width: 130,
    cell: ({ preset, organization }) => (
      <>
        <strong>{presetWords[preset].name}</strong>
        {withOrganization ? (
          <Text size="xs" c="dimmed">
            {organization}
          </Text>
        ) : null}
      </>
    ),
  },
  number('begun', 'Started', ({ begun }) => formatCount(begun)),
  number('first', 'First text after', ({ minutesToFirstText }) => formatMinutes(minutesToFirstText)),
  number('screened', 'Answered all questions', ({ screened }) => formatShare(screened)),
  number('booked', 'Booked', ({ booked }) => formatShare(booked)),
  number('hours', 'Booked after', ({ hoursToBooked }) => formatHours(hoursToBooked)),
  number('shown', 'Showed up', ({ shownUp }) => formatShare(shownUp)),
  number('texts', 'Texts per booking', ({ textsPerBooking }) => formatNumber(textsPerBooking)),
  number('handed', 'Handed off', ({ handedOver }) => formatShare(handedOver)),
  number('undone', 'Undone', ({ undone }) => formatShare(undone)),
]

const noFigures = 'No automation ran in the last 30 days. Results show here once one does.'

/** How the automations of the last 30 days did, one of an organization a row. */
export const Figures = ({ organization }: { organization: string | undefined }) => {
  const everyone = useCan('platform:see')
  const found = useQuery(enrollmentFigures, organization ? { organization_id: organization } : {}, {
    keepPrevious: true,
  })
  return (
    <Paper component="section" aria-label="The last 30 days" className={css.figures} style={{ overflow: 'clip' }}>
      <div className={css.figuresHead}>
        <Title order={2}>The last 30 days</Title>
        <Text size="sm" c="dimmed">
          Times are medians. A dash means nothing to count yet.
        </Text>
      </div>
      <ListBody
        caption="Automation results of the last 30 days"
        question={listFrom(found, 'Couldn’t load the figures.', ({ rows }) => ({
          rows: rows.map((row): Figure => ({ ...row, id: getFigureKey(row) })),
        }))}
        empty={{ none: { title: noFigures }, match: <Text className={css.none}>{noFigures}</Text> }}
        columns={listColumns(everyone)}
      />
    </Paper>
  )
}
