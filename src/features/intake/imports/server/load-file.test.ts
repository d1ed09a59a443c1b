import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { waitForBlockedStatement } from '../../../../app/server/testing/wait-for-blocked-statement.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { type ImportedFile, loadFile, previewFile } from './load-file.ts'

const now = new Date('2026-11-20T18:00:00Z')
let world: World
let messy: string
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})
beforeEach(async () => {
  const text = await readFile(new URL('../rules/testing/messy.csv', import.meta.url), 'utf8')
  messy = text
    .replace('OWN-CODE', code(world.own.organizationId))
    .replace('FOREIGN-CODE', code(world.foreign.organizationId))
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from all_candidates where import_id is not null`)
    await tx.run(sql`delete from imports where file_name = 'file.csv'`)
    await tx.run(sql`update job_codes set first_used_at = null`)
    await tx.run(
      sql`update all_candidates set certification_number = null, certification_received = null, current_rbt = null,
        text_consent = null, text_consent_source = null, text_consent_at = null`,
    )
  })
})

const code = (organizationId: string) => `CODE-${organizationId.slice(0, 8)}`
const file = (text: string, more: Partial<ImportedFile> = {}): ImportedFile => ({
  organizationId: world.own.organizationId,
  fileName: 'file.csv',
  bytes: Buffer.from(text),
  consent: null,
  madeBy: world.users.clinic.id,
  now,
  ...more,
})
const load = async (text: string, more: Partial<ImportedFile> = {}) => {
  const asked = file(text, more)
  return await world.inClinic(asked.organizationId, async (tx) => await loadFile(tx, asked))
}
const columns = [
  'full_name',
  'email_address',
  'status',
  'city',
  'position',
  'position_received',
  'resume_text',
] as const
const person = z.object({
  full_name: z.string(),
  email_address: nullableText,
  status: z.string(),
  city: nullableText,
  position: z.string(),
  position_received: nullableText,
  resume_text: nullableText,
  location_id: nullableText,
  date_submitted: nullableText,
  date_submitted_ts: nullableText,
  certification_number: nullableText,
  text_consent: nullableText,
  text_consent_source: nullableText,
  text_consent_at: nullableText,
  import_id: nullableText,
})
const people = async (organizationId = world.own.organizationId) =>
  await world.inClinic(
    organizationId,
    async (tx) =>
      await tx.rows(
        person,
        sql`select ${sql.raw(columns.join(', '))}, location_id, date_submitted, date_submitted_ts, certification_number, text_consent,
              text_consent_source, text_consent_at, import_id from all_candidates order by email_address`,
      ),
  )
const named = async (part: string) => (await people()).find(({ full_name }) => full_name.includes(part))

describe('a messy file', () => {
  test('is counted: created, updated, skipped, rejected', async () => {
    const report = await load(messy)
    expect(report.counts).toEqual({ created: 7, updated: 1, skipped: 1, rejected: 4 })
    expect(report.unknownColumns).toEqual(['Shoe Size'])
    expect(await people()).toHaveLength(9)
  })

  test('sums its notes by kind', async () => {
    const { notes } = await load(messy)
    expect(notes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'No date, so it counts as received now.', count: 1 }),
        expect.objectContaining({ kind: 'The job code … isn’t one of this organization’s.', count: 1 }),
        expect.objectContaining({ kind: '… isn’t a status here, so it counts as Initial Inquiry.', count: 1 }),
        expect.objectContaining({ kind: 'The video link … isn’t an https link and was skipped.', count: 1 }),
        expect.objectContaining({ kind: '… isn’t a US state.', count: 1 }),
      ]),
    )
  })

  test('keeps a résumé as it is, scripts, formulas and line breaks included', async () => {
    await load(messy)
    expect((await named('Siobhán'))?.resume_text).toBe(
      'Siobhán Ruiz\nEmail: SIOBHAN@example.test\r\n\n<script>alert("x")</script> B.A., Psychology\n=1+1',
    )
  })

  test('routes by job code, and the first use starts the code', async () => {
    const report = await load(messy)
    expect(await named('Siobhán')).toMatchObject({ location_id: world.own.locationId, import_id: report.importId })
    expect((await named('Kim'))?.location_id).toBeNull()
    const used = await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ organization_id: z.string(), first_used_at: z.string() }),
          sql`select organization_id, first_used_at from job_codes where first_used_at is not null`,
        ),
    )
    expect(used).toEqual([{ organization_id: world.own.organizationId, first_used_at: now.toISOString() }])
  })

  test('a date without a time is noon of that day in the organization’s zone', async () => {
    await load(messy)
    expect(await named('Siobhán')).toMatchObject({
      date_submitted: '2026-08-27',
      date_submitted_ts: '2026-08-27T16:00:00.000Z',
    })
  })

  test('a status is taken in the organization’s own spelling, an unknown one is not', async () => {
    await load(messy)
    expect((await named('Lou'))?.status).toBe('Reviewed By Clinic')
    expect(await named('Dee')).toMatchObject({
      status: 'Initial Inquiry',
      position: 'BCBA',
      position_received: 'BCaBA',
    })
  })

  test('fills the blanks of known people and leaves the rest and the status alone', async () => {
    await load(messy)
    expect(await named('Ana')).toMatchObject({
      certification_number: 'RBT-25-445224',
      city: 'Austin',
      status: 'Initial Inquiry',
      full_name: 'Ana García',
      import_id: null,
    })
    expect((await named('Ana'))?.resume_text).toContain('Three years as a nanny')
  })

  test('loaded again creates no one, changes no one and brings back no certification number that was emptied', async () => {
    await load(messy)
    const before = await people()
    const again = await load(messy)
    expect(again.counts).toMatchObject({ created: 0, updated: 0, rejected: 4 })
    expect(await people()).toEqual(before)
    const empty = sql`update all_candidates set certification_received = certification_number, certification_number = null`
    await world.inPlatform(async (tx) => await tx.run(empty))
    expect((await load(messy)).counts).toMatchObject({ created: 0, updated: 0 })
    expect((await named('Ana'))?.certification_number).toBeNull()
  })

  test('writes a file of rejected and skipped rows with the reason first, safe to open in a spreadsheet', async () => {
    const { rejects } = await load(messy)
    const lines = (rejects ?? '').split('\r\n')
    expect(lines[0]).toBe(`\ufeffReasons,${messy.slice(1).split('\r\n')[0]}`)
    expect(lines.slice(1, -1)).toHaveLength(5)
    expect(lines[1]).toMatch(/^"Row 5: Skipped\. Same email as row 2; this row filled its blanks\.",Siobhan Ruiz,/)
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://x.test"")",'-TX,2/30/2026,'@Nurse,'+1,'\tyes,`)
    expect(lines[2]).toMatch(/^"Row 7: ""@Nurse"" is neither RBT nor BCBA/)
    expect(lines[3]).toContain('isn’t a name: it has no letters.')
  })

  test('leaves one event with the counts and one line in the list of imports', async () => {
    const { importId, counts } = await load(messy, { consent: 'Job fair' })
    const events = await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ name: z.string(), after: z.unknown() }),
          sql`select f.name, v.after from events f join event_values v on v.event_id = f.id where f.about = ${importId}`,
        ),
    )
    expect(events).toEqual([
      { name: 'candidates.imported', after: { file: 'file.csv', ...counts, consent: 'Job fair' } },
    ])
    const rows = await world.inClinic(
      world.own.organizationId,
      async (tx) =>
        await tx.rows(
          z.object({ created: z.number(), rejected: z.number(), made_by: nullableText }),
          sql`select created, rejected, made_by from imports where id = ${importId}`,
        ),
    )
    expect(rows).toEqual([{ created: 7, rejected: 4, made_by: world.users.clinic.id }])
  })

  test('a preview says the same and changes nothing', async () => {
    const asked = file(messy)
    const before = await people()
    const preview = await world.inClinic(asked.organizationId, async (tx) => await previewFile(tx, asked))
    expect(await people()).toEqual(before)
    const { importId, consented, ...loaded } = await load(messy)
    expect(importId).not.toBe('')
    expect(consented).toBe(0)
    expect(preview).toEqual(loaded)
  })

  test('touches no other organization', async () => {
    const before = await people(world.foreign.organizationId)
    const others = messy.replace('1 512 555 0101', '5125550101')
    await load(others)
    expect(await people(world.foreign.organizationId)).toEqual(before)
    const report = await load(others, { organizationId: world.foreign.organizationId })
    expect(report.counts.created).toBe(7)
  })
})

describe('consent to be texted', () => {
  test('is unknown without an attestation', async () => {
    await load(messy)
    expect((await people()).filter(({ text_consent }) => text_consent !== null)).toEqual([])
  })

  test('is stored with source and time for everyone loaded, and for those here whose number it is about', async () => {
    await load(messy, { consent: 'Application form, Nov 2026' })
    const given = {
      text_consent: 'given',
      text_consent_source: 'Application form, Nov 2026',
      text_consent_at: now.toISOString(),
    }
    expect(await named('Siobhán')).toMatchObject(given)
    expect(await named('Ana')).toMatchObject(given)
    expect((await named('Ben'))?.text_consent).toBeNull()
  })

  test('never overrides a refusal, nor speaks for another number', async () => {
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`update all_candidates set text_consent = 'refused' where full_name = 'Ana García'`),
    )
    const ben = `ben@${world.own.organizationId}.example.test`
    await load(`Name,Email,Phone\nBen Okafor,${ben},2125550199\nAna García,,5125550101\n`, { consent: 'Fair' })
    expect((await named('Ana'))?.text_consent).toBe('refused')
    expect((await named('Ben'))?.text_consent).toBeNull()
  })
})

test('two imports of the same file at once double no one', async () => {
  let second: ReturnType<typeof load> | undefined
  const first = await world.inClinic(world.own.organizationId, async (tx) => {
    const done = await loadFile(tx, file(messy))
    second = load(messy)
    await waitForBlockedStatement(world)
    return done
  })
  expect(first.counts.created).toBe(7)
  expect((await second)?.counts).toMatchObject({ created: 0, updated: 0 })
  expect(await people()).toHaveLength(9)
})

test('a failure half-way leaves nothing', async () => {
  const before = await people()
  const asked = file(messy)
  const failing = world.inClinic(asked.organizationId, async (tx) => {
    let statements = 0
    const run: typeof tx.run = async (query) => {
      statements += 1
      if (statements === 4) throw new Error('The lights went out')
      return await tx.run(query)
    }
    await loadFile({ ...tx, run }, asked)
  })
  await expect(failing).rejects.toThrow('The lights went out')
  expect(await people()).toEqual(before)
})

test('a cell of ten megabytes with scripts and NULs is text like any other', async () => {
  const huge = `<script>alert('é')</script>\n`.repeat(360_000)
  const report = await load(`Name,Email,Resume Text\nMo Lee,mo@example.test,"${huge}\0"\n`)
  expect(report.counts.created).toBe(1)
  expect((await named('Mo'))?.resume_text).toBe(huge)
  expect(huge.length).toBeGreaterThan(9_000_000)
})

test('two thousand people are loaded in one go', async () => {
  const lines = Array.from({ length: 2_000 }, (_, n) => `Mo Lee ${n},mo${n}@example.test,,${'word '.repeat(100)}`)
  const report = await load(['Name,Email,Phone,Resume Text', ...lines].join('\n'))
  expect(report.counts.created).toBe(2_000)
})
