import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type Rows = Record<string, Record<string, string | null>[]>

const csvCell = (text: string | null) =>
  text === null ? '' : /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
const copyCell = (text: string | null) =>
  text === null
    ? '\\N'
    : text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
const listColumns = (rows: Rows[string]) => [...new Set(rows.flatMap((row) => Object.keys(row)))]

/** A made-up installation as a folder of CSV files. */
export const writeFolder = async (folder: string, tables: Rows) => {
  await mkdir(folder, { recursive: true })
  for (const [table, rows] of Object.entries(tables)) {
    const columns = listColumns(rows)
    const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    await writeFile(
      path.join(folder, `${table}.csv`),
      lines.map((cells) => `${cells.map(csvCell).join(',')}\n`).join(''),
    )
  }
}

/** The same as a plain dump, its tables in the order of their names, as pg_dump writes them. */
export const createDump = (tables: Rows): string => {
  const blocks = Object.entries(tables)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([table, rows]) => {
      const columns = listColumns(rows)
      const lines = rows.map((row) => columns.map((column) => copyCell(row[column] ?? null)).join('\t'))
      return [`COPY public.${table} (${columns.join(', ')}) FROM stdin;`, ...lines, '\\.', '', ''].join('\n')
    })
  return `--\n-- PostgreSQL database dump\n--\n\nSET client_encoding = 'UTF8';\n\nCREATE TABLE public.other (id text);\n\n${blocks.join('\n')}`
}

const people = (mark: string): Rows => ({
  organizations: [
    { id: `${mark}-o1`, name: `Sunrise ${mark}`, status: 'Active', scheduler: 't', subscription_type: 'Gold' },
    { id: `${mark}-o2`, name: `Lakeside ${mark}`, status: 'Paused', scheduler: 'f', subscription_type: null },
  ],
  locations: [{ id: `${mark}-l1`, organization_id: `${mark}-o1`, name: 'North', is_active: 't' }],
  pipeline_statuses: [
    { organization_id: `${mark}-o1`, status_label: 'Phone Screen', sort_order: '1' },
    { organization_id: `${mark}-o1`, status_label: 'Offer Out', sort_order: '2' },
  ],
  acme_users: [
    {
      id: `${mark}-u1`,
      email: `Pat@${mark}.example.test`,
      full_name: 'Pat Gray',
      organization_id: `${mark}-o1`,
      admin_level: 'Manager',
    },
    { id: `${mark}-u2`, email: `pat@${mark}.example.test`, full_name: 'Pat Again', organization_id: `${mark}-o1` },
  ],
  all_candidates: [
    {
      id: `${mark}-c1`,
      organization_id: `${mark}-o1`,
      location_id: `${mark}-l1`,
      full_name: 'Ana Ruiz',
      email_address: `ana@${mark}.example.test`,
      phone_number: '(212) 867-5309',
      city: null,
      status: 'Offer Out',
      date_submitted: '2026-01-05',
      date_submitted_ts: '2026-01-05 15:30:00+00',
      created_at: '2026-01-05 15:31:00.5+00',
      position: 'RBT',
      certification_number: ' rbt-24 / 7 ',
      current_rbt: 't',
      auto_scheduler_sent: 't',
      skills_percentage: '88%',
      skills_rationale: 'Line one\nwith a\ttab and a \\ backslash',
      acme_analysis: 'Strong, "very" strong',
    },
    {
      id: `${mark}-c2`,
      organization_id: `${mark}-o2`,
      location_id: `${mark}-l1`,
      full_name: 'Bo Chen',
      email_address: `bo@${mark}.example.test`,
      status: 'Initial Inquiry',
      created_at: '2026-02-01T10:00:00Z',
      position: 'BCBA',
      skills_score: '70',
    },
    { id: `${mark}-c3`, organization_id: `${mark}-gone`, full_name: 'No Place', email_address: 'x@example.test' },
  ],
})

const text = (mark: string, at: string, more: Record<string, string>) => ({
  id: `${mark}-m${at}`,
  organization_id: `${mark}-o1`,
  recipient_id: `${mark}-t1`,
  candidate_id: `${mark}-c1`,
  recipient_phone: '+12128675309',
  message_direction: 'outbound',
  message_status: 'sent',
  sent_at: `2026-03-0${at} 15:00:00+00`,
  ...more,
})

const happened = (mark: string): Rows => ({
  text_recipients: [
    {
      id: `${mark}-t1`,
      organization_id: `${mark}-o1`,
      candidate_id: `${mark}-c1`,
      candidate_name: 'Ana Ruiz',
      candidate_type: 'rbt',
      phone_number: '(212) 867-5309',
      recipient_phone: '+12128675309',
      last_message_at: '2026-03-04 15:00:00+00',
    },
    { id: `${mark}-t2`, organization_id: `${mark}-o2`, candidate_id: `${mark}-c1`, candidate_name: 'Ana Ruiz' },
  ],
  text_messages: [
    text(mark, '1', { message: 'Hello Ana', message_content: 'Hello Ana' }),
    text(mark, '2', { message: 'Are you there?', message_status: 'delivered' }),
    text(mark, '3', { message: 'This never left', message_status: 'queued' }),
    text(mark, '4', { message: 'STOP', message_direction: 'inbound', message_status: 'received' }),
    text(mark, '5', { message: 'Lost', candidate_id: `${mark}-c9`, recipient_id: `${mark}-t9` }),
    text(mark, '6', { message: 'Not theirs', organization_id: `${mark}-o2` }),
  ],
  interviews: [
    {
      id: `${mark}-i1`,
      organization_id: `${mark}-o1`,
      candidate_id: `${mark}-c1`,
      interview_date: '2026-12-01 15:00:00+00',
    },
    { id: `${mark}-i2`, organization_id: `${mark}-o1`, candidate_id: `${mark}-c1`, interview_date: 'soon' },
  ],
})

const work = (mark: string): Rows => ({
  job_post_tracker: [
    {
      id: `${mark}-p1`,
      organization_id: `${mark}-o1`,
      location_id: `${mark}-l1`,
      job_start_date: '3/1/2026',
      cost_per_lead: '12.5',
      active: 't',
    },
  ],
  performance_reports: ['1', '1'].map((month) => ({
    created_date: '2026-01-31',
    stripe_customer_id: `cus_${mark}`,
    amount: '100000',
    fee: '3000',
    month,
    year: '2026',
  })),
  message_templates: [
    {
      id: `${mark}-w1`,
      organization_id: `${mark}-o1`,
      name: 'Hello',
      content: 'Hi {{Candidate First}}',
      is_default: 't',
    },
    { id: `${mark}-w2`, organization_id: `${mark}-o1`, name: 'Bye', content: 'Bye', is_default: 't' },
  ],
  user_links: [
    { id: `${mark}-k1`, organization_id: `${mark}-o1`, name: 'Book', url: 'https://example.test/book' },
    { id: `${mark}-k2`, organization_id: `${mark}-o1`, name: 'Bad', url: 'http://example.test/book' },
  ],
  document_folders: [
    { id: `${mark}-f2`, organization_id: `${mark}-o1`, name: 'Inside', parent_id: `${mark}-f1` },
    { id: `${mark}-f1`, organization_id: `${mark}-o1`, name: 'Forms' },
    { id: `${mark}-f3`, organization_id: `${mark}-o2`, name: 'Not there', parent_id: `${mark}-f1` },
  ],
})

/** A small installation with a row of every kind, good and bad; names, ids and addresses bear the mark. */
export const createSource = (mark: string): Rows => ({ ...people(mark), ...work(mark), ...happened(mark) })
