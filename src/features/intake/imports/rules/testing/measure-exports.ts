import { extractDigits } from '../../../../../rules/phone/phone.ts'
import { generalStatuses, toStatusKey } from '../../../../candidates/directory/rules/statuses.ts'
import { proposeColumns } from '../columns/propose-columns.ts'
import { listFolderChoices, toHeaderMap } from '../mapping.ts'
import { readRow } from '../read-row.ts'
import { proposeTable, readHeadingsAt } from '../table/propose-table.ts'
import { findStatusMeaning } from '../values/find-status-meaning.ts'
import { openValueCount } from '../values/value-questions.ts'
import type { MadeExport } from './made-exports.ts'
import { madePeople, pickInTurn } from './made-people.ts'

const statuses = new Map(generalStatuses.map((label) => [toStatusKey(label), label]))
const context = { timeZone: 'America/Phoenix', now: new Date('2026-11-26T18:00:00Z') }
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** How many rows of a made export get in as it is proposed, how many stated fields are right, and which are not. */
export const measureExport = ({ rows: cells, stated, statuses: words }: MadeExport) => {
  const { header } = proposeTable([{ rows: cells }])
  const headers = readHeadingsAt(cells, header)
  const people = cells.slice(header + 1)
  const { format, uses } = proposeColumns(headers, people)
  const chosen = toHeaderMap(listFolderChoices(uses), headers)
  if (!chosen.ok)
    return {
      format,
      rows: people.length,
      in: 0,
      fields: people.length * stated.length,
      right: 0,
      questions: 0,
      wrong: [chosen.problem],
    }
  const count = openValueCount(chosen.map)
  const wrong: string[] = []
  let [entered, right] = [0, 0]
  for (const [at, row] of people.entries()) {
    count.add(row)
    const read = readRow(row, chosen.map, context)
    const p = madePeople[at]
    if (!read.ok || !p) {
      wrong.push(...(read.ok ? [] : read.reasons))
      continue
    }
    entered += 1
    const { candidate } = read
    const [, status] = pickInTurn(words, p.n)
    const pairs = {
      name: [plain(candidate.full_name), plain(`${p.first} ${p.last}`)],
      email: [plain(candidate.email_address ?? ''), p.email],
      phone: [
        extractDigits((candidate.phone_number ?? '').replace(/ext.*/, '')).replace(/^1(?=\d{10}$)/, ''),
        p.digits,
      ],
      place: [`${candidate.city ?? ''}, ${candidate.state ?? ''}`, `${p.city}, ${p.state}`],
      position: [candidate.position, p.position],
      day: [candidate.date_submitted, p.day],
      status: [findStatusMeaning(candidate.status, statuses) ?? candidate.status, status],
    } as const
    for (const field of stated) {
      const [is, should] = pairs[field]
      if (is === should) right += 1
      else wrong.push(`${field}: ${is} for ${should}`)
    }
  }
  const own = { statuses, locations: new Map<string, string>() }
  const questions = count.questions(own).filter(({ ours }) => ours === null).length
  return { format, rows: people.length, in: entered, fields: people.length * stated.length, right, questions, wrong }
}
