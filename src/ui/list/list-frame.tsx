import { Paper } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { FilterButton } from './filter-button.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ListBar, type ListBarProps } from './list-bar.tsx'
import { ListFilter, type ListFilterProps, type OpenedFilter } from './list-filter.tsx'

export type ListFrameProps = Omit<ListBarProps, 'filter'> & {
  /** The name of the section and its bar. */
  label: string
  filter?: ListFilterProps | OpenedFilter
  /** Where the rows can be had as a file. */
  csv?: string | undefined
  /** Between the bar and the rows, as what is done with the selected ones. */
  note?: ReactNode
  section?: Omit<ComponentProps<'section'>, 'ref'>
  children: ReactNode
}

const Filter = (filter: ListFilterProps | OpenedFilter) =>
  'onOpen' in filter ? <FilterButton count={filter.parts.length} onClick={filter.onOpen} /> : <ListFilter {...filter} />

/** The frame around the rows of a screen: a card with its bar, the filters in use and the rows. */
export const ListFrame = (props: ListFrameProps) => {
  const { label, search, filter, beside, tools, columns, csv, files, note, section, children } = props
  const all = [...(files ?? []), ...(csv === undefined ? [] : [{ label: 'CSV', href: csv }])]
  return (
    <Paper component="section" aria-label={label} style={{ overflow: 'clip' }} {...section}>
      {search || filter || beside || tools || all.length > 0 ? (
        <ListBar
          label={label}
          search={search}
          filter={filter ? <Filter {...filter} /> : undefined}
          beside={beside}
          tools={tools}
          columns={columns}
          files={all}
        />
      ) : null}
      {filter && filter.parts.length > 0 ? <FilterChips parts={filter.parts} onClear={filter.onClear} /> : null}
      {note}
      {children}
    </Paper>
  )
}
