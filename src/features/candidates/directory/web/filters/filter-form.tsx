import { Button, Chip, Group, MultiSelect, Select, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { filterOptions } from '../../contract/directory.ts'
import { candidateTypes } from '../../rules/candidate-type.ts'
import { dateRanges } from '../../rules/date-ranges.ts'
import {
  experienceChoices,
  type FilterName,
  filterNames,
  firstTouchChoices,
  registryChoices,
} from '../../rules/filters.ts'
import { fitLabels } from '../../rules/fit-score.ts'
import { preferredLanguages } from '../../rules/languages.ts'
import { positions } from '../../rules/positions.ts'
import { type CandidateSearch, noFilter, queryOf, type Scope } from '../candidate-search.ts'
import type { CandidateView } from '../table/candidate-columns.tsx'
import { useCount } from '../use-count.ts'
import { formerNames, statusNow } from './use-filter-names.ts'

type Filters = Pick<CandidateSearch, FilterName>
type FilterFormProps = {
  view: CandidateView
  scope: Scope
  timeZone: string
  current: CandidateSearch
  onApply: (filters: Filters) => void
  onCancel: () => void
}

const some = <T,>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined)

const Chips = <T extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string
  choices: readonly T[]
  value: readonly T[]
  onChange: (value: T[]) => void
}) => (
  <div role="group" aria-label={label}>
    <Text size="sm" fw={600} mb={6}>
      {label}
    </Text>
    <Chip.Group multiple value={[...value]} onChange={(next) => onChange(choices.filter((one) => next.includes(one)))}>
      <Group gap={6}>
        {choices.map((one) => (
          <Chip key={one} value={one} size="xs" variant="light">
            {one}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  </div>
)

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

type SeveralProps = {
  what: string
  data: { value: string; label: string }[]
  value: string[] | undefined
  onChange: (value: string[] | undefined) => void
}

/** Any of many: typed for, taken away again. */
const Several = ({ what, data, value = [], onChange }: SeveralProps) => (
  <MultiSelect
    label={capital(what)}
    placeholder={value.length > 0 ? undefined : `Any ${what}`}
    data={data}
    value={value}
    onChange={(next) => onChange(some(next))}
    searchable
    clearable
    limit={60}
    clearButtonProps={{ 'aria-label': `Clear ${what}` }}
  />
)

const among = <T extends string>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find((choice) => choice === value)

type OneProps<T extends string> = {
  what: string
  choices: readonly T[]
  value: T | undefined
  onChange: (value: T | undefined) => void
}

const One = <T extends string>({ what, choices, value, onChange }: OneProps<T>) => (
  <Select
    label={capital(what)}
    placeholder={`Any ${what}`}
    data={[...choices]}
    value={value ?? null}
    onChange={(next) => onChange(among(choices, next))}
    clearable
    clearButtonProps={{ 'aria-label': `Clear ${what}` }}
  />
)

type DayProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void }

const Day = ({ label, value, onChange }: DayProps) => (
  <TextInput
    type="date"
    label={label}
    value={value ?? ''}
    onChange={(event) => onChange(event.currentTarget.value || undefined)}
  />
)

const Two = ({ children }: { children: ReactNode }) => (
  <Group grow align="flex-start" gap="sm">
    {children}
  </Group>
)

type KindsProps = { chosen: Filters; onChoose: (more: Partial<Filters>) => void }

/** What kind of candidate: the dimensions whose few choices are known. */
const Kinds = ({ chosen, onChoose }: KindsProps) => (
  <>
    <Two>
      <Chips
        label="Position"
        choices={positions}
        value={chosen.position ?? []}
        onChange={(position) => onChoose({ position: some(position) })}
      />
      <Chips
        label="Type"
        choices={candidateTypes}
        value={chosen.type ?? []}
        onChange={(type) => onChoose({ type: some(type) })}
      />
    </Two>
    <Chips
      label="Registry"
      choices={registryChoices}
      value={chosen.registry ?? []}
      onChange={(registry) => onChoose({ registry: some(registry) })}
    />
    <Chips
      label="Preferred language"
      choices={preferredLanguages}
      value={chosen.language ?? []}
      onChange={(language) => onChoose({ language: some(language) })}
    />
  </>
)

const pick = (search: CandidateSearch): Filters => Object.fromEntries(filterNames.map((name) => [name, search[name]]))
const same = (a: Filters, b: Filters) => JSON.stringify({ ...noFilter, ...a }) === JSON.stringify({ ...noFilter, ...b })

const pause = 200

const countInWords = ({ total, moreThan }: ReturnType<typeof useCount>) => {
  const known = total ?? moreThan
  return known === undefined ? '' : ` (${known.toLocaleString('en-US')}${total === null ? '+' : ''})`
}

/** All filter dimensions of section 9. Apply waits until something was chosen, and says how many it will show. */
export const FilterForm = ({ view, scope, timeZone, current, onApply, onCancel }: FilterFormProps) => {
  const before = pick(current)
  const [chosen, setChosen] = useState<Filters>(before)
  const options = useQuery(filterOptions, { scope, timeZone })
  const [asked] = useDebouncedValue(chosen, pause)
  const found = useCount(queryOf({ ...current, ...noFilter, ...asked }, scope, timeZone))
  const set = (more: Partial<Filters>) => setChosen((now) => ({ ...now, ...more }))
  const { statuses = [], formerStatuses = [], locations = [], organizations = [] } = options.data ?? {}
  const former = new Map(formerNames(formerStatuses))
  const statusNames = [...new Set([...statuses, ...(chosen.status ?? [])])]
  return (
    <Stack gap="md">
      {options.isError ? <Alert kind="note">The choices from your data could not be loaded.</Alert> : null}
      <Chips
        label="Score"
        choices={fitLabels.toReversed()}
        value={fitLabels.filter((label) => chosen.score?.includes(label))}
        onChange={(score) => set({ score: some(score) })}
      />
      <Several
        what="status"
        data={statusNames.map((name) => ({ value: name, label: statusNow(name, former) }))}
        value={chosen.status}
        onChange={(status) => set({ status })}
      />
      <Kinds chosen={chosen} onChoose={set} />
      <Several
        what="location"
        data={locations.map(({ id, name, organization }) => ({
          value: id,
          label: organizations.length > 1 ? `${name} · ${organization}` : name,
        }))}
        value={chosen.location}
        onChange={(location) => set({ location })}
      />
      {view === 'dashboard' ? (
        <Several
          what="organization"
          data={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.organization}
          onChange={(organization) => set({ organization })}
        />
      ) : null}
      <Two>
        <Day label="Hired since" value={chosen.hiredSince} onChange={(hiredSince) => set({ hiredSince })} />
        <Day label="Hired until" value={chosen.hiredUntil} onChange={(hiredUntil) => set({ hiredUntil })} />
      </Two>
      <Two>
        <Day label="Received since" value={chosen.since} onChange={(since) => set({ since })} />
        <Day label="Received until" value={chosen.until} onChange={(until) => set({ until })} />
      </Two>
      <One
        what="date range"
        choices={dateRanges}
        value={chosen.dateRange}
        onChange={(dateRange) => set({ dateRange })}
      />
      <Two>
        <One
          what="experience"
          choices={experienceChoices}
          value={chosen.experience}
          onChange={(experience) => set({ experience })}
        />
        <One
          what="first touch"
          choices={firstTouchChoices}
          value={chosen.firstTouch}
          onChange={(firstTouch) => set({ firstTouch })}
        />
      </Two>
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
          Apply Filters{countInWords(found)}
        </Button>
      </DialogActions>
    </Stack>
  )
}
