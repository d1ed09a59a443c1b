import { NativeSelect, Title } from '@mantine/core'
import { useState } from 'react'
import { createUrlPages } from '../../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import { listFrom } from '../../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { ListScreen } from '../../../../../ui/list/list-screen.tsx'
import type { EmptyProps } from '../../../../../ui/states.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { useOrganizationFilter } from '../../../../access/organization-choice/web/public.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { enrollmentBoard } from '../../contract/automations.ts'
import { presets, presetWords } from '../../rules/presets.ts'
import type { BoardView } from '../../rules/statuses.ts'
import type { AutomationsSearch, OnAutomationsSearch } from '../automations-search.ts'
import { StopConfirm } from '../stop-confirm.tsx'
import { useEnrollmentControl } from '../use-enrollment-control.tsx'
import { useMarkNotified } from '../use-mark-notified.tsx'
import { type BoardRow, createBoardColumns } from './board-columns.tsx'
import { BoardTiles } from './board-tiles.tsx'
import { boardWords } from './board-words.ts'
import { RowActions } from './row-actions.tsx'

const Figures = lazyComponent(async () => (await import('./figures.tsx')).Figures)

const emptyWords: Record<BoardView, Pick<EmptyProps, 'title' | 'children'>> = {
  needs_staff: {
    title: 'No one needs attention.',
    children: 'People who ask for staff, send unclear replies, or need to know that an interviewer is away.',
  },
  awaiting_reply: {
    title: 'No replies pending.',
    children: 'People who haven’t answered an automatic text yet.',
  },
  scheduled: { title: 'No texts scheduled.', children: 'People who’ll get the next automatic texts.' },
  booked: { title: 'No interview was booked automatically today.' },
  stopped: { title: 'No automation was stopped in the last 30 days.' },
  running: { title: 'No one is in an automation.' },
  previous_settings: { title: 'Everyone is on the current settings.' },
  started: { title: 'No automation started today.' },
}

const toPresets = (
  <LinkButton to="/automations" search={{ tab: 'presets' }}>
    View Automations
  </LinkButton>
)

/** Everyone in an automation by status, people who need staff first, and the results of each automation in 30 days. */
export const Board = ({ search, onSearch }: { search: AutomationsSearch; onSearch: OnAutomationsSearch }) => {
  const mayEdit = useCan('candidates:edit')
  const everyone = useCan('platform:see')
  const show = search.show ?? 'needs_staff'
  const pages = createUrlPages(search.page, onSearch)
  const at = {
    ...(search.organization ? { organization_id: search.organization } : {}),
    ...(search.preset ? { preset: search.preset } : {}),
  }
  const found = useQuery(enrollmentBoard, { show, page: pages.page, ...at }, { keepPrevious: true })
  const { steer, isPending } = useEnrollmentControl()
  const told = useMarkNotified()
  const [stopping, setStopping] = useState<BoardRow | null>(null)
  const asked = useLastValue(stopping)
  const organization = useOrganizationFilter(search.organization, (id) =>
    onSearch({ organization: id, page: undefined }),
  )
  return (
    <>
      <BoardTiles counts={found.data?.counts ?? null} failed={found.isError && !found.data} show={show} />
      {show === 'running' || show === 'previous_settings' || show === 'started' ? (
        <Title order={2} mb="xs">
          {boardWords[show]}
        </Title>
      ) : null}
      <ListScreen
        caption={boardWords[show]}
        question={listFrom(found, 'Couldn’t load the board.', ({ rows, total }) => ({ rows, total }))}
        pages={pages}
        beside={
          <>
            {organization.field}
            <NativeSelect
              label="Automation"
              value={search.preset ?? ''}
              data={[
                { value: '', label: 'All automations' },
                ...presets.map((value) => ({ value, label: presetWords[value].name })),
              ]}
              onChange={(event) => {
                const chosen = presets.find((each) => each === event.currentTarget.value)
                onSearch({ preset: chosen, page: undefined })
              }}
            />
          </>
        }
        empty={{ none: { ...emptyWords[show], action: toPresets } }}
        columns={createBoardColumns(show, everyone)}
        actionsWidth={230}
        actions={(row) => (
          <RowActions
            row={row}
            mayEdit={mayEdit}
            busy={isPending || told.isPending}
            onSteer={(way) => steer(row, way)}
            onStop={() => setStopping(row)}
            onTold={() => told.tell(row)}
          />
        )}
      />
      {found.data || found.isError ? <Figures organization={search.organization} /> : null}
      <StopConfirm
        opened={stopping !== null}
        name={asked?.name ?? ''}
        busy={isPending}
        onClose={() => setStopping(null)}
        onConfirm={() => {
          if (stopping) steer(stopping, 'stop')
          setStopping(null)
        }}
      />
    </>
  )
}
