import { Button, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Fragment, type ReactNode, useState } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { positions } from '../../../../../rules/credential/positions.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { filterOptions } from '../../contract/directory.ts'
import { fitLabels } from '../../rules/compute-fit-score.ts'
import { dateRanges } from '../../rules/date-ranges.ts'
import {
  experienceChoices,
  type FilterName,
  filterNames,
  firstTouchChoices,
  formatRegistryChoice,
  registryChoices,
} from '../../rules/filters.ts'
import { candidateTypes } from '../../rules/get-candidate-type.ts'
import { preferredLanguages } from '../../rules/languages.ts'
import { type CandidateSearch, noFilter, type Scope, toQuery } from '../candidate-search.ts'
import type { CandidateView } from '../table/create-candidate-columns.tsx'
import { useCount } from '../use-count.ts'
import { Chips, Day, One, Several, Two, toOptionalList } from './filter-controls.tsx'
import { getCurrentStatus, listFormerNames } from './use-filter-names.ts'

type Filters = Pick<CandidateSearch, FilterName>
type FilterFormProps = {
  view: CandidateView
  scope: Scope
  timeZone: string
  current: CandidateSearch
  onApply: (filters: Filters) => void
  onCancel: () => void
}

/** In which row each filter has its control; two may share one. The compiler asks for a new one. Null: it comes by a link alone. */
const filterRows: Record<FilterName, number | null> = {
  score: 0,
  status: 1,
  position: 2,
  type: 2,
  registry: 3,
  language: 4,
  location: 5,
  organization: 6,
  hiredSince: 7,
  hiredUntil: 7,
  since: 8,
  until: 8,
  dateRange: 9,
  experience: 10,
  firstTouch: 10,
  interviewTime: null,
  jobCode: null,
}
const rows: FilterName[][] = Object.values(Object.groupBy(filterNames, (name) => filterRows[name] ?? -1)).flatMap(
  (names) => (names?.some((name) => filterRows[name] !== null) ? [names] : []),
)

type Options = {
  statusNames: { value: string; label: string }[]
  locations: { value: string; label: string }[]
  organizations: { value: string; label: string }[]
}

/** The control of each filter; null where it has none here. */
const renderControls = (
  view: CandidateView,
  options: Options,
  chosen: Filters,
  set: (more: Partial<Filters>) => void,
): Record<FilterName, ReactNode> => ({
  score: (
    <Chips
      label="Score"
      choices={fitLabels.toReversed()}
      value={fitLabels.filter((label) => chosen.score?.includes(label))}
      onChange={(score) => set({ score: toOptionalList(score) })}
    />
  ),
  status: (
    <Several what="status" data={options.statusNames} value={chosen.status} onChange={(status) => set({ status })} />
  ),
  position: (
    <Chips
      label="Position"
      choices={positions}
      value={chosen.position ?? []}
      onChange={(position) => set({ position: toOptionalList(position) })}
    />
  ),
  type: (
    <Chips
      label="Type"
      choices={candidateTypes}
      value={chosen.type ?? []}
      onChange={(type) => set({ type: toOptionalList(type) })}
    />
  ),
  registry: (
    <Chips
      label="Registry"
      choices={registryChoices}
      format={formatRegistryChoice}
      value={chosen.registry ?? []}
      onChange={(registry) => set({ registry: toOptionalList(registry) })}
    />
  ),
  language: (
    <Chips
      label="Preferred language"
      choices={preferredLanguages}
      value={chosen.language ?? []}
      onChange={(language) => set({ language: toOptionalList(language) })}
    />
  ),
  location: (
    <Several
      what="location"
      data={options.locations}
      value={chosen.location}
      onChange={(location) => set({ location })}
    />
  ),
  organization:
    view === 'dashboard' ? (
      <Several
        what="organization"
        data={options.organizations}
        value={chosen.organization}
        onChange={(organization) => set({ organization })}
      />
    ) : null,
  hiredSince: <Day label="Hired since" value={chosen.hiredSince} onChange={(hiredSince) => set({ hiredSince })} />,
  hiredUntil: <Day label="Hired until" value={chosen.hiredUntil} onChange={(hiredUntil) => set({ hiredUntil })} />,
  since: <Day label="Received since" value={chosen.since} onChange={(since) => set({ since })} />,
  until: <Day label="Received until" value={chosen.until} onChange={(until) => set({ until })} />,
  dateRange: (
    <One what="date range" choices={dateRanges} value={chosen.dateRange} onChange={(dateRange) => set({ dateRange })} />
  ),
  experience: (
    <One
      what="experience"
      choices={experienceChoices}
      value={chosen.experience}
      onChange={(experience) => set({ experience })}
    />
  ),
  firstTouch: (
    <One
      what="first contact"
      choices={firstTouchChoices}
      value={chosen.firstTouch}
      onChange={(firstTouch) => set({ firstTouch })}
    />
  ),
  interviewTime: null,
  jobCode: null,
})

const pick = (search: CandidateSearch): Filters => Object.fromEntries(filterNames.map((name) => [name, search[name]]))
const same = (a: Filters, b: Filters) => JSON.stringify({ ...noFilter, ...a }) === JSON.stringify({ ...noFilter, ...b })

const pause = 200

const describeCount = ({ total, moreThan }: ReturnType<typeof useCount>) => {
  const known = total ?? moreThan
  return known === undefined ? '' : ` (${formatCount(known)}${total === null ? '+' : ''})`
}

/** All filter dimensions of section 9. Apply waits for a choice, and shows the number of results. */
export const FilterForm = ({ view, scope, timeZone, current, onApply, onCancel }: FilterFormProps) => {
  const before = pick(current)
  const [chosen, setChosen] = useState<Filters>(before)
  const options = useQuery(filterOptions, { scope, timeZone })
  const [asked] = useDebouncedValue(chosen, pause)
  const found = useCount(toQuery({ ...current, ...noFilter, ...asked }, scope, timeZone))
  const set = (more: Partial<Filters>) => setChosen((now) => ({ ...now, ...more }))
  const { statuses = [], formerStatuses = [], locations = [], organizations = [] } = options.data ?? {}
  const former = new Map(listFormerNames(formerStatuses))
  const names = [...new Set([...statuses, ...(chosen.status ?? [])])]
  const choices = {
    statusNames: names.map((name) => ({ value: name, label: getCurrentStatus(name, former) })),
    locations: locations.map(({ id, name, organization }) => ({
      value: id,
      label: organizations.length > 1 ? `${name} · ${organization}` : name,
    })),
    organizations: organizations.map(({ id, name }) => ({ value: id, label: name })),
  }
  const controls = renderControls(view, choices, chosen, set)
  return (
    <Stack gap="md">
      {options.isError ? <Alert kind="note">Couldn’t load the choices from your data.</Alert> : null}
      {rows.map((names) => {
        const shown = names.filter((name) => controls[name] !== null)
        const fields = shown.map((name) => <Fragment key={name}>{controls[name]}</Fragment>)
        return shown.length > 1 ? <Two key={names.join()}>{fields}</Two> : fields
      })}
      <DialogActions
        left={
          <Button variant="subtle" disabled={same(chosen, {})} onClick={() => setChosen({})}>
            Reset
          </Button>
        }
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={same(chosen, before)} onClick={() => onApply({ ...noFilter, ...chosen })}>
          Apply Filters{describeCount(found)}
        </Button>
      </DialogActions>
    </Stack>
  )
}
