import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { insertRows } from '../../../db/demo/insert.ts'
import { formatPhone } from '../../../rules/phone/phone.ts'
import { type Column, words } from './find-needles.ts'
import { schemas } from './list-unspoken-columns.ts'
import { createPlantedEnrollment } from './rows/create-enrollment-rows.ts'
import { createPersonFileRow } from './rows/create-person-file-row.ts'
import { createPlantedPrivacy } from './rows/create-privacy-rows.ts'
import { createPlantedUnrouted } from './rows/create-program-rows.ts'
import { beside, createPlantedMedia } from './rows/create-text-rows.ts'
import type { World } from './world.ts'

type Row = Record<string, unknown>

const unchecked = ` and a.attgenerated = '' and not exists (select from pg_constraint k where k.contype = 'c' and k.conrelid = c.oid
    and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) !~ 'length\\(')`

let planted = 0
const wordFor = (type: string, needle: string): unknown => {
  planted += 1
  const said = `${needle} ${planted}`
  if (type === 'text[]') return [said]
  return type.startsWith('json') ? { said } : said
}

/** Says `needle` in every free column of words that a row leaves open. */
const spoken = (columns: readonly Column[], table: string, row: Row, needle: string): Row => {
  const open = columns.filter((each) => each.table === table && !(each.column in row))
  return { ...Object.fromEntries(open.map(({ column, type }) => [column, wordFor(type, needle)])), ...row }
}

type Plant = { needle: string; phone: string; more?: Row }

/**
 * A person of the world's own clinic who left something in every table that holds anything of a candidate, with `needle` in every
 * column of words. Answers the candidate's id and the keys of the stored bytes.
 */
export const plantPerson = async (world: World, owner: pg.ClientBase, { needle, phone, more = {} }: Plant) => {
  const { rows: columns } = await owner.query<Column>(words + unchecked, [schemas])
  const organization_id = world.own.organizationId
  const [id, thread, interview, lying, inFolder, seen, received] = Array.from({ length: 7 }, () => randomUUID())
  const of = { organization_id, candidate_id: id }
  const made_by = world.users.clinic.id
  const number = `+1${phone}`
  const keys = Array.from({ length: 7 }, (_, i) => `resumes/${randomUUID()}-${i}.pdf`)
  const [resume_file, video_file, earlier, read, upload, sent, filed] = keys
  const at = '2026-11-02T15:00:00.000Z'
  const offer = { type: 'Phone', minutes: 30, reminders: true, made_by, created_at: at, expires_at: '2099-01-01' }
  const said = { city: needle }
  const was = { kept_before: said, kept_after: said, other_before: {}, written: {} }
  const merge = { kept_id: world.own.candidateId, merged_at: at, merged_by: made_by, ...was }
  const document = { ...of, size: 9, mime: 'application/pdf', version: 2, created_at: at, updated_at: at }
  const event = (about: string | undefined, name: string, candidate_id: string | null = null) => ({
    id: randomUUID(),
    organization_id,
    about,
    name,
    at,
    candidate_id,
  })
  const events = [
    event(id, 'candidate.edited'),
    event(inFolder, 'document.renamed', id),
    event(randomUUID(), 'document.purged', id),
  ]
  const inTheFolder = { folder_id: world.own.ids.folder, stored_as: `held-${id}` }
  const told = { kind: 'reply', cause_id: id, at, next_at: at, expires_at: at }
  const rows: [string, Row[]][] = [
    [
      'all_candidates',
      [
        {
          id,
          organization_id,
          phone_number: phone,
          email_address: `${needle}@${id}.test`,
          position: 'RBT',
          status: 'Archived',
          auto_scheduler_sent: false,
          resume_file,
          video_file,
          earlier_files: [earlier, upload],
          created_at: at,
          counts_culture_fit: true,
          ...more,
        },
      ],
    ],
    ['blind_reviews', [{ ...of, was_blind: true, decided_at: at, status: 'Archived', is_forward: false }]],
    ['resume_scores', [{ ...of, state: 'failed', due_at: at, tries: 1, is_used: false, filled_current_rbt: false }]],
    [
      'model_reviews',
      [{ ...of, state: 'failed', due_at: at, tries: 1, position: 'RBT', criteria: [{ quotes: [needle] }] }],
    ],
    ['resume_parse_jobs', [{ id: randomUUID(), ...of, stored_as: read, state: 'refused', created_at: at, tries: 1 }]],
    [
      'uploads',
      [
        {
          id: randomUUID(),
          organization_id,
          made_by,
          kind: 'resume',
          stored_as: upload,
          size: 9,
          created_at: at,
          used_at: at,
        },
      ],
    ],
    ['person_files', [createPersonFileRow({ ...of, made_by, stored_as: filed })]],
    ...createPlantedPrivacy(of, made_by),
    ['candidate_merges', [{ ...merge, id: randomUUID(), organization_id, other_id: id }]],
    ['candidate_notes', [{ id: randomUUID(), ...of, written_by: made_by, created_at: at }]],
    ['candidate_shares', [{ id: randomUUID(), ...of, made_by, created_at: at, expires_at: at, opened: 0 }]],
    ['candidate_explanations', [{ id: randomUUID(), ...of, made_by, created_at: at, expires_at: at }]],
    [
      'explanation_requests',
      [
        {
          id: randomUUID(),
          ...of,
          kind: 'correction',
          asked_at: at,
          due_on: at.slice(0, 10),
          answered_by: made_by,
          answered_at: at,
        },
      ],
    ],
    ['unknown_texts', [{ id: randomUUID(), ...of, phone: at, body: at, received_at: at }]],
    ['candidate_suggestions', [{ id: randomUUID(), ...of, came_by: 'apply', fields: { city: at }, made_at: at }]],
    ['candidate_status_changes', [{ ...of, at }]],
    ['candidate_funnel', [{ ...of, received_at: at, furthest: 1, left_minutes: [] }]],
    ['candidate_funnel_stale', [of]],
    [
      'text_recipients',
      [{ id: thread, ...of, recipient_phone: number, phone_number: phone, is_active: true, unread: 0 }],
    ],
    [
      'text_messages',
      [
        {
          id: received,
          ...of,
          recipient_id: thread,
          recipient_phone: number,
          message_direction: 'inbound',
          message_status: 'received',
          allow_duplicate: false,
          created_at: at,
        },
      ],
    ],
    ['text_media', [createPlantedMedia({ organization_id, message_id: received, stored_as: sent, at })]],
    ['text_notes', [{ id: randomUUID(), organization_id, recipient_id: thread, made_by, created_at: at }]],
    ['form_drafts', [{ id: randomUUID(), ...of, author_id: made_by, form: 'note', updated_at: at }]],
    ['text_drafts', [{ id: randomUUID(), ...of, author_id: made_by, updated_at: at }]],
    ['text_batch_skips', [{ ...of, batch_organization_id: organization_id, batch_id: world.own.ids.textBatch }]],
    [
      'scheduler_requests',
      [{ id: randomUUID(), run_id: randomUUID(), ...of, made_by, state: 'skipped', created_at: at }],
    ],
    [
      'simulated_texts',
      [of, { organization_id, candidate_id: null }].map((whose) => ({
        id: randomUUID(),
        ...whose,
        to_phone: number,
        from_phone: '+15125550100',
        at,
        arrives_at: 0,
        is_coming: false,
      })),
    ],
    [
      'simulated_replies',
      [{ id: randomUUID(), organization_id, phone: number, to_phone: '+15125550100', arrives_at: 1_000_000, at }],
    ],
    ['simulated_phones', [{ organization_id, phone: number, outcome: null, delay_minutes: 0 }]],
    ['opt_outs', [{ id: randomUUID(), organization_id, phone: number, at }]],
    [
      'interviews',
      [
        {
          id: interview,
          ...of,
          interview_date: at,
          minutes: 30,
          type: 'Phone',
          status: 'Completed',
          reminders: true,
          sequence: 0,
          created_at: at,
          updated_at: at,
        },
      ],
    ],
    [
      'interview_reminders',
      [{ id: randomUUID(), organization_id, interview_id: interview, hours: 24, due_at: at, state: 'skipped' }],
    ],
    ['bookings', [{ id: interview, ...of, booked_for: at, made_by, made_at: at }]],
    ...createPlantedEnrollment(of, at),
    ['booking_links', [{ id: randomUUID(), ...of, ...offer, interview_id: interview }]],
    [
      'emails',
      [
        {
          id: randomUUID(),
          organization_id,
          kind: 'notice',
          about: id,
          to_address: 'clinic@example.test',
          state: 'kept',
          tries: 0,
          created_at: at,
        },
      ],
    ],
    ['candidate_mails', [{ id: randomUUID(), ...of, mail_id: randomUUID(), made_by, created_at: at }]],
    ['candidate_calls', [{ id: randomUUID(), ...of, outcome: 'reached', made_by, called_at: at, created_at: at }]],
    [
      'document_files',
      [
        { ...document, id: lying, name: `CPR of ${needle} ${id}.pdf`, folder_id: null },
        { ...document, id: inFolder, name: `Card of ${needle} ${id}.pdf`, ...inTheFolder },
      ],
    ],
    [
      'document_versions',
      [{ organization_id, file_id: lying, number: 1, size: 9, mime: 'application/pdf', created_at: at }],
    ],
    [
      'document_checks',
      [{ organization_id, stored_as: `held-${id}`, state: 'quarantined', created_at: at, uploaded_by: made_by }],
    ],
    [
      'candidate_referrals',
      [{ id: randomUUID(), ...of, to_organization_id: world.foreign.organizationId, made_by, made_at: at }],
    ],
    ['migrated_rows', [{ organization_id, installation: 'earlier', source_table: 'all_candidates', our_id: id }]],
    ['import_changes', [{ ...of, import_id: randomUUID() }]],
    ['import_notes', [{ ...of, import_id: randomUUID(), body: needle, created_at: at }]],
    ['import_rejects', [{ import_id: randomUUID(), organization_id, row: 3, cells: [needle, formatPhone(phone)] }]],
    createPlantedUnrouted(world.platformId, at, { needle, phone }),
    ['pushes', [{ ...of, ...told, device_id: world.own.ids.pushDevice }]],
    ['notification_emails', [{ ...of, ...told, user_id: made_by }]],
    ['notification_texts', [{ ...of, ...told, user_id: made_by }]],
    ['events', events],
    ['event_values', events.map((each) => ({ event_id: each.id, organization_id }))],
    [
      'webhook_deliveries',
      events.slice(0, 2).map((each) => ({
        id: randomUUID(),
        organization_id,
        webhook_id: seen,
        event: each.name,
        event_id: each.id,
        about: each.about,
        at,
        state: 'delivered',
        tries: 1,
        next_at: at,
      })),
    ],
  ]
  await world.inPlatform(async (tx) => {
    await insertRows(tx, 'webhooks', [
      {
        id: seen,
        organization_id,
        url: 'https://programs.example.test',
        events: [],
        salt: 'x',
        is_active: false,
        created_by: made_by,
        created_at: at,
      },
    ])
    for (const [table, list] of rows) {
      // The words of a résumé have made this row already; the one that is planted says more.
      if (table === 'resume_scores') await tx.run(sql`delete from resume_scores where candidate_id = ${id}`)
      await insertRows(
        tx,
        table,
        list.map((row) => spoken(columns, table, row, needle)),
      )
    }
    await tx.run(sql`insert into app.opt_outs_everywhere (phone) values (${number})`)
  })
  for (const key of keys)
    await world.services.files.keep(key, Buffer.from(needle), 'application/pdf', async () => undefined)
  return { id: id ?? '', keys, tables: [...rows.map(([table]) => table), ...beside] }
}
