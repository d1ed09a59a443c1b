import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@reinforce/icons'
import { getUrl } from '../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { UrlSearch } from '../../../../platform/web/url-search.tsx'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ColumnChooser } from '../../../../ui/list/columns/column-chooser.tsx'
import { ListFrame } from '../../../../ui/list/list-frame.tsx'
import { ListStates, type NoRows } from '../../../../ui/list/list-states.tsx'
import { Page } from '../../../../ui/page.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { exportProspects, prospects } from '../contract/prospects.ts'
import { createProspectColumns } from './create-prospect-columns.tsx'
import { ProspectBoard } from './prospect-board.tsx'
import type { Stage } from './prospect-facts.tsx'
import type { ProspectDialog, ProspectSearch } from './prospect-search.ts'
import { useMoveProspect } from './use-move-prospect.ts'
import { useTakeProspect } from './use-take-prospect.ts'

const ProspectDialogs = lazyComponent(async () => (await import('./prospect-dialogs.tsx')).ProspectDialogs)
const ProspectTable = lazyComponent(async () => (await import('./prospect-table.tsx')).ProspectTable)

type ProspectsPageProps = { search: ProspectSearch; onSearch: (change: ProspectSearch, replace: boolean) => void }

/** Clinics that may become clients, as a board or a table. */
export const ProspectsPage = ({ search, onSearch }: ProspectsPageProps) => {
  const today = useToday(viewerTimeZone)
  const move = useMoveProspect()
  const found = useQuery(prospects, { q: search.q ?? '', owner: search.owner ?? '' }, { keepPrevious: true })
  const rows = found.data?.rows ?? []
  const onOpen = (dialog: ProspectDialog, id: string) => onSearch({ dialog, id }, false)
  const onMove = (id: string, stage: Stage) => {
    const one = rows.find((row) => row.id === id)
    if (!one) return
    if (stage === 'Lost') onOpen('lost', id)
    else void move(id, one.name, stage, () => onOpen('edit', id))
  }
  const onTake = useTakeProspect()
  const filter = (change: ProspectSearch) => onSearch({ ...change, page: undefined }, false)
  const all = toListQuestion(found, 'Couldn’t load the prospects.')
  const empty: NoRows = {
    none: {
      title: 'No prospects yet. Demo requests from the login page appear here.',
      action: <LinkButton to="/client-onboarding">Start an Onboarding</LinkButton>,
    },
    match: Boolean(search.q || search.owner) && {
      title: 'No prospects match.',
      clear: 'Clear Search and Filters',
      onClear: () => filter({ q: undefined, owner: undefined }),
    },
  }
  return (
    <Page
      title="Prospect Pipeline"
      lead="Clinics that may become clients"
      actions={
        <Button
          leftSection={<IconPlus size={16} stroke={1.7} />}
          onClick={() => onSearch({ dialog: 'add', id: undefined }, false)}
        >
          Add Prospect
        </Button>
      }
    >
      <ListFrame
        label="Prospects"
        search={<UrlSearch label="Search prospects" q={search.q} onSearch={onSearch} />}
        beside={
          <Checkbox
            label="Mine only"
            checked={search.owner === 'mine'}
            onChange={(event) => filter({ owner: event.currentTarget.checked ? 'mine' : undefined })}
          />
        }
        tools={
          <SegmentedControl
            aria-label="Board or table"
            size="sm"
            data={[
              { value: 'board', label: 'Board' },
              { value: 'table', label: 'Table' },
            ]}
            value={search.as ?? 'board'}
            onChange={(value) => onSearch({ as: value === 'table' ? 'table' : undefined }, false)}
          />
        }
        columns={
          search.as === 'table' ? <ColumnChooser list="prospects" columns={createProspectColumns(today)} /> : undefined
        }
        csv={getUrl(exportProspects, { q: search.q ?? '', owner: search.owner ?? '' })}
      >
        {search.as === 'table' ? (
          <ProspectTable
            all={all}
            pages={createUrlPages(search.page, onSearch)}
            empty={empty}
            today={today}
            onOpen={onOpen}
            onMove={onMove}
            onTake={onTake}
          />
        ) : (
          <ListStates
            question={all}
            empty={empty}
            waiting={
              <div style={{ padding: 16, minHeight: 'max(444px, calc(100dvh - 276px))' }}>
                <LoadingLines label="Loading prospects" lines={10} />
              </div>
            }
          >
            {(shown) => <ProspectBoard rows={shown} today={today} onOpen={onOpen} onMove={onMove} onTake={onTake} />}
          </ListStates>
        )}
      </ListFrame>
      <ProspectDialogs
        search={search}
        rows={rows}
        owners={found.data?.owners ?? []}
        onFind={(id) => onSearch({ q: undefined, owner: undefined, dialog: 'edit', id }, false)}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </Page>
  )
}
