import sectionTitles from './section-titles.json' with { type: 'json' }

type Row = Readonly<Record<string, unknown>>
/** The rows of one table about a person; `title` says in words what they are. */
export type Section = { group: string; table: string; title: string; rows: readonly Row[] }
/** A stored file about a person: its name in the archive, or why it is not there. */
export type ListedFile = { name: string; from: string; missing: string | null }
/** Data that the file leaves out; `columns` all: the whole table. */
export type LeftOut = { table: string; title: string; columns: readonly string[] | 'all'; because: string }

/** Everything on file about a person, as the JSON in the archive has it. */
export type PersonFile = {
  format: 'reinforce-person-file'
  version: 1
  made_at: string
  made_by: string
  organization: string
  time_zone: string
  person: string
  /** The ids of their records: the one on file, and those that were merged into it. */
  records: readonly string[]
  /** Names behind ids: of people who work here, places, and job codes. */
  names: Readonly<Record<string, string>>
  sections: readonly Section[]
  files: readonly ListedFile[]
  left_out: readonly LeftOut[]
}

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = sectionTitles
const titles = new Map(
  Object.entries(groups).flatMap(([group, tables]) =>
    Object.entries(tables).map(([table, title]) => [table, { group, title }] as const),
  ),
)
const order = [...titles.keys()]

/** The tables that have a title, in the order of the file. */
export const titledTables: readonly string[] = order

/** Returns a table’s place in the file and its title; one without a title goes to the end under its own name. */
export const getTitle = (table: string): { group: string; title: string } =>
  titles.get(table) ?? { group: 'Other data', title: table.replaceAll('_', ' ') }

/** Returns the sections in the order of the file. */
export const sortSections = <T extends { table: string }>(sections: readonly T[]): T[] => {
  const place = ({ table }: T) => (titles.has(table) ? order.indexOf(table) : order.length)
  return sections.toSorted((a, b) => place(a) - place(b))
}

/** Joins the values of events with their event, so that each is read with what it changed. */
export const joinEventValues = (sections: readonly Section[]): Section[] => {
  const values = sections.find(({ table }) => table === 'event_values')?.rows ?? []
  const events = sections.find(({ table }) => table === 'events')?.rows ?? []
  const byEvent = new Map(values.map((row) => [row.event_id, row]))
  const known = new Set(events.map(({ id }) => id))
  return sections.map((section) => {
    if (section.table === 'event_values')
      return { ...section, rows: values.filter(({ event_id }) => !known.has(event_id)) }
    if (section.table !== 'events') return section
    const rows = events.map((row) => {
      const { before = null, after = null } = byEvent.get(row.id) ?? {}
      return { ...row, before, after }
    })
    return { ...section, rows }
  })
}

const times = ['at', 'created_at', 'received_at', 'made_at', 'merged_at', 'called_at', 'interview_date', 'begun_at']

/** Returns rows by time, the earliest first; rows without a time stay as they were. */
export const sortByTime = <T extends Row>(rows: readonly T[]): T[] => {
  const getTime = (row: Row) => {
    const column = times.find((name) => typeof row[name] === 'string')
    return column === undefined ? '' : String(row[column])
  }
  return rows.toSorted((a, b) => (getTime(a) < getTime(b) ? -1 : getTime(a) > getTime(b) ? 1 : 0))
}
