import { Paper } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { usePageCandidates } from '../../../../platform/web/panel/page-candidates.ts'
import { usePanel } from '../../../../platform/web/panel/use-panel.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { lazyDialogs } from '../../../../ui/dialog/lazy-dialog.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ListPages } from '../../../../ui/list/list-pages.tsx'
import { ListStates, type NoRows } from '../../../../ui/list/list-states.tsx'
import { useStableValue } from '../../../../ui/use-stable-value.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import type { CandidateRow } from '../contract/directory.ts'
import { getPage } from '../rules/candidate-link.ts'
import type { CandidateQuery } from '../shapes/directory.ts'
import {
  type CandidateSearch,
  filterCount,
  isPlain,
  type OfRow,
  type Openable,
  type Scope,
  toQuery,
} from './candidate-search.ts'
import { ScoreLegend } from './score/score-legend.tsx'
import css from './table/candidate-table.module.css'
import { CandidateTable } from './table/candidate-table.tsx'
import { CandidateToolbar } from './table/candidate-toolbar.tsx'
import { type CandidateColumn, type CandidateView, createCandidateColumns } from './table/create-candidate-columns.tsx'
import { SearchTermProvider } from './table/search-highlight.tsx'
import { usePreselect } from './table/use-preselect.ts'
import { type SelectionState, useSelection } from './table/use-selection.ts'
import { type HeldRows, useCandidatePage } from './use-candidate-page.ts'

const CandidateChips = lazyComponent(
  async () => (await import('./filters/candidate-chips.tsx')).CandidateChips,
  <div className={css.chipsToCome} />,
)
// Nothing is selected on a first visit. The room of its first line is there.
const SelectBar = lazyComponent(
  async () => (await import('./table/select-bar.tsx')).SelectBar,
  <div className={css.selectToCome} />,
)
const CandidateDialogs = lazyDialogs(async () => (await import('./candidate-dialogs.tsx')).CandidateDialogs, {
  isOpen: ({ search }) => search.open !== undefined,
  closed: (props) => ({ ...props, search: { ...props.search, open: undefined } }),
})
const NoMatch = lazyComponent(
  async () => (await import('./filters/no-match.tsx')).NoMatch,
  <div style={{ minHeight: 280 }} />,
)

/** Parts of a list for the components inside it. */
export type ListParts = {
  open: (what: OfRow | undefined, id?: string) => void
  selection: SelectionState
  query: CandidateQuery
  total: number | null
  mayEdit: boolean
}

type CandidateListProps = {
  view: CandidateView
  scope: Scope
  search: CandidateSearch
  /** Changes the URL; `replace` when it is no step to come back to. */
  onSearch: (change: CandidateSearch, replace: boolean) => void
  /** Further tools of the toolbar. */
  tools?: (parts: ListParts) => ReactNode
  /** Further items of its menu on a narrow screen. */
  menu?: (parts: ListParts) => ReactNode
  /** Drawn instead of the table and its pages. */
  body?: ((parts: ListParts) => ReactNode) | undefined
  /** The body takes all the room and has a head of its own: no bar, no frame. */
  bare?: boolean
  columns?: CandidateColumn[]
  compact?: boolean
  /** Whether a row opens the panel next to the list, as on a tablet, and whose is open there. */
  beside?: { isTablet: boolean; person: string | undefined }
  /** Drawn below the list once its first rows are there, so that nothing moves. */
  below?: ReactNode
  /** Rows for the plain list that are already here. */
  held?: HeldRows
}

const nobodyHere: readonly CandidateRow[] = []
const nobodyOnPage: readonly string[] = []

const nobodyYet = (scope: Scope) =>
  scope === 'today'
    ? {
        title: 'No candidates yet today',
        children: 'New candidates appear here automatically.',
        action: <LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>,
      }
    : {
        title: 'No candidates yet – share a job code',
        children: 'Candidates appear here when they apply with one of your job codes.',
        action: <LinkButton to="/active-job-codes">Open Job Codes</LinkButton>,
      }

/** Returns functions that open a dialog of the list, or the panel of someone in it. */
const useOpeners = (onSearch: CandidateListProps['onSearch']) => {
  const { open: openPanel } = usePanel()
  const openDialog = useCallback(
    (what: Openable | undefined, id?: string) => onSearch({ open: what, id }, what === undefined),
    [onSearch],
  )
  const open = useCallback(
    (what: OfRow | undefined, id?: string) =>
      what === 'analysis' || what === 'resume' ? id !== undefined && openPanel(id, what) : openDialog(what, id),
    [openDialog, openPanel],
  )
  return { open, openDialog }
}

/** Returns what the table needs of a selection: the same object during a search. */
const usePicks = ({ mode, has, set, setMode, clear }: SelectionState) =>
  useMemo(() => ({ mode, has, set, setMode, clear }), [mode, has, set, setMode, clear])

/** Returns what a click on a row opens: the candidate's page, or on a tablet the panel next to the list. The dashboard has none. */
const useRowLead = (view: CandidateView, opensPanel: boolean) => {
  const navigate = useNavigate()
  const { open } = usePanel()
  return useMemo(() => {
    if (view !== 'directory') return undefined
    return (row: CandidateRow) => (opensPanel ? open(row.id) : void navigate(getPage(row)))
  }, [view, opensPanel, open, navigate])
}

/** Search, table, pages and every dialog of a list of candidates. */
export const CandidateList = (props: CandidateListProps) => {
  const { view, scope, search, onSearch, tools, menu, body, bare = false, compact = false, held = null, below } = props
  const query = useStableValue(toQuery(search, scope, viewerTimeZone))
  const pages = createUrlPages(search.page, onSearch)
  const plain = isPlain(search)
  const question = useCandidatePage(query, pages.page, plain ? held : null, body === undefined)
  const { rows, total, problem } = question
  const selection = useSelection(query, total ?? 0, rows)
  const picks = usePicks(selection)
  const term = useDeferredValue(query.q)
  const mayEdit = useCan('candidates:edit')
  usePreselect({ search, rows: question.stale || !mayEdit ? null : rows, selection, onSearch })
  const columns = useMemo(() => props.columns ?? createCandidateColumns(view), [props.columns, view])
  usePageCandidates(body ? null : (rows?.map(({ id }) => id) ?? nobodyOnPage))
  const { open, openDialog } = useOpeners(onSearch)
  const follow = useRowLead(view, props.beside?.isTablet ?? false)
  const pageFull = rows !== null && rows.length > 0 && rows.every((row) => selection.has(row.id))
  const empty: NoRows = {
    none: nobodyYet(scope),
    match: !plain && <NoMatch search={search} scope={scope} onSearch={(change) => onSearch(change, false)} />,
  }
  const draw = (shown: readonly CandidateRow[] | null) => (
    <>
      <CandidateTable
        list={view}
        rows={shown}
        stale={question.stale}
        columns={columns}
        compact={compact}
        selection={picks}
        mayEdit={mayEdit}
        beside={props.beside}
        onOpen={open}
        onRow={follow}
      />
      {shown ? <ListPages paging={pages} shown={shown.length} total={total} moreThan={question.moreThan} /> : null}
    </>
  )
  const parts = { open, selection, query, total, mayEdit }
  const selectBar = (
    <SelectBar selection={selection} total={total ?? 0} pageFull={pageFull} onOpen={(what) => openDialog(what)} />
  )
  const dialogs = (
    <CandidateDialogs
      view={view}
      scope={scope}
      timeZone={viewerTimeZone}
      search={search}
      rows={body ? nobodyHere : rows}
      selection={selection}
      onSearch={(change) => onSearch(change, false)}
      onOpen={openDialog}
    />
  )
  if (bare)
    return (
      <>
        {body?.(parts)}
        {dialogs}
      </>
    )
  return (
    <SearchTermProvider value={term}>
      <Paper component="section" aria-label="Candidates" style={{ overflow: 'clip' }}>
        <CandidateToolbar
          search={search}
          selection={selection}
          mayEdit={mayEdit}
          onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q, page: undefined }, true)}
          onOpen={(what) => open(what)}
          sorts={body === undefined}
          more={tools?.(parts)}
          menu={menu?.(parts)}
        />
        {filterCount(search) > 0 ? (
          <CandidateChips search={search} scope={scope} onSearch={(change) => onSearch(change, false)} />
        ) : null}
        {selection.mode && selection.count === 0 ? selectBar : null}
        <div role="status" className="mantine-visually-hidden" style={{ position: 'absolute', left: -9999 }}>
          {rows === null && problem === null && !body ? 'Loading candidates...' : ''}
        </div>
        {body ? (
          body(parts)
        ) : (
          <ListStates question={question} pages={pages} empty={empty} waiting={draw(null)}>
            {draw}
          </ListStates>
        )}
        {view === 'dashboard' && rows !== null && rows.length > 0 ? <ScoreLegend /> : null}
        {selection.mode && selection.count > 0 ? selectBar : null}
        {dialogs}
      </Paper>
      {rows !== null || problem !== null ? below : null}
    </SearchTermProvider>
  )
}
