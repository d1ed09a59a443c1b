import { Paper } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { CsvLink } from './csv-link.tsx'
import { ListBar } from './list-bar.tsx'
import { ListBody, type ListBodyProps } from './list-body.tsx'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

type ListScreenProps<Row extends { id: string }> = ListBodyProps<Row> & {
  /** The name of the section and its bar, where the caption of the table says more. */
  label?: string
  search?: SearchBoxProps | undefined
  /** Beside the search. */
  filters?: ReactNode
  /** At the right, before the file. */
  tools?: ReactNode
  /** Where the rows can be had as a file. */
  csv?: string | undefined
  /** Between the bar and the rows, as what is done with the selected ones. */
  note?: ReactNode
  section?: Omit<ComponentProps<'section'>, 'ref'>
  /** Dialogs, and what else belongs to the list. */
  children?: ReactNode
}

/** A list as a screen shows it: the bar, the four states, the rows and their pages. */
export const ListScreen = <Row extends { id: string }>(props: ListScreenProps<Row>) => {
  const { label = props.caption, search, filters, tools, csv, note, section, children, ...body } = props
  const right = tools || csv !== undefined
  return (
    <Paper component="section" aria-label={label} style={{ overflow: 'clip' }} {...section}>
      {search || filters || right ? (
        <ListBar
          label={label}
          right={
            right ? (
              <>
                {tools}
                {csv === undefined ? null : <CsvLink href={csv} />}
              </>
            ) : undefined
          }
        >
          {search ? <SearchBox {...search} /> : null}
          {filters}
        </ListBar>
      ) : null}
      {note}
      <ListBody {...body} />
      {children}
    </Paper>
  )
}
