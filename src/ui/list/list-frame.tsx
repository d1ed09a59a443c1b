import { Paper } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { CsvLink } from './csv-link.tsx'
import { ListBar } from './list-bar.tsx'

export type ListFrameProps = {
  /** The name of the section and its bar. */
  label: string
  search?: ReactNode
  /** Beside the search. */
  filters?: ReactNode
  /** At the right, before the file. */
  tools?: ReactNode
  /** Where the rows can be had as a file. */
  csv?: string | undefined
  /** Between the bar and the rows, as what is done with the selected ones. */
  note?: ReactNode
  section?: Omit<ComponentProps<'section'>, 'ref'>
  children: ReactNode
}

/** What is around the rows of a screen: a card with search and filters at the left, what the list offers at the right. */
export const ListFrame = ({ label, search, filters, tools, csv, note, section, children }: ListFrameProps) => {
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
          {search}
          {filters}
        </ListBar>
      ) : null}
      {note}
      {children}
    </Paper>
  )
}
