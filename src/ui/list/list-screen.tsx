import { ListBody, type ListBodyProps } from './list-body.tsx'
import { ListFrame, type ListFrameProps } from './list-frame.tsx'

type ListScreenProps<Row extends { id: string }> = ListBodyProps<Row> & Partial<ListFrameProps>

/** A list as a screen shows it: the bar, the four states, the rows and their pages; dialogs are its children. */
export const ListScreen = <Row extends { id: string }>(props: ListScreenProps<Row>) => {
  const { label = props.caption, search, filters, tools, csv, note, section, children, ...body } = props
  return (
    <ListFrame
      label={label}
      search={search}
      filters={filters}
      tools={tools}
      csv={csv}
      note={note}
      {...(section ? { section } : {})}
    >
      <ListBody {...body} />
      {children}
    </ListFrame>
  )
}
