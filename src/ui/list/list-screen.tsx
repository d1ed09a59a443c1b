import { ColumnChooser } from './columns/column-chooser.tsx'
import { ListBody, type ListBodyProps } from './list-body.tsx'
import { ListFrame, type ListFrameProps } from './list-frame.tsx'

type ListScreenProps<Row extends { id: string }> = Omit<ListBodyProps<Row>, keyof ListFrameProps> &
  Partial<Omit<ListFrameProps, 'columns'>> &
  Pick<ListBodyProps<Row>, 'columns'>

/** A list as a screen shows it: the bar, the four states, the rows and their pages; dialogs are its children. */
export const ListScreen = <Row extends { id: string }>(props: ListScreenProps<Row>) => {
  const { label = props.caption, search, filter, beside, tools, csv, files, note, section, children, ...body } = props
  const { chooser, columns } = body
  return (
    <ListFrame
      label={label}
      search={search}
      beside={beside}
      tools={tools}
      csv={csv}
      note={note}
      columns={chooser ? <ColumnChooser list={chooser} columns={columns} /> : undefined}
      {...(filter ? { filter } : {})}
      {...(files ? { files } : {})}
      {...(section ? { section } : {})}
    >
      <ListBody {...body} />
      {children}
    </ListFrame>
  )
}
