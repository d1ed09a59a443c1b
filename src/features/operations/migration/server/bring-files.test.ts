import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { openFilesBelow } from './files-below.ts'
import { migrateData } from './migrate-data.ts'
import { openSource } from './open-source.ts'
import { createSource, writeFolder } from './testing/made-up.ts'

const now = new Date('2026-11-20T18:00:00Z')
const words = 'Ana Ruiz\nThree years with children, CPR certified.\n'
// One white pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
)
let world: World
let folder: string
let below: string
beforeAll(async () => {
  world = await openWorld({}, () => now)
  folder = await mkdtemp(path.join(tmpdir(), 'reinforce-test-bring-files-'))
  below = path.join(folder, 'files')
  const lie = async (name: string, bytes: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(below, name)), { recursive: true })
    await writeFile(path.join(below, name), bytes)
  }
  await lie('resumes/1/My CV.txt', words)
  await lie('resumes/2/My CV.txt', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]))
  await lie('documents/handbook.txt', 'How we work.\n')
  await lie('pictures/pat.png', png)
  await lie('pictures/script.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await lie('documents/run.exe', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const rows = (mark: string) => {
  const { organizations = [], all_candidates = [], document_folders = [] } = createSource(mark)
  const person = (name: string, profile_image: string | null) => ({
    id: `${mark}-${name}`,
    email: `${name}@${mark}.example.test`,
    full_name: name,
    organization_id: `${mark}-o1`,
    profile_image,
  })
  const links = [
    'https://old.example.test/storage/resumes/1/My%20CV.txt?token=x',
    'https://old.example.test/resumes/2/My CV.txt',
  ]
  const document = (n: number, more: Record<string, string>) => ({
    id: `${mark}-d${n}`,
    organization_id: `${mark}-o1`,
    name: `Paper ${n}`,
    created_at: '2026-02-03 10:00:00+00',
    ...more,
  })
  return {
    organizations,
    acme_users: [
      person('pat', 'https://old.example.test/storage/pictures/pat.png?v=3'),
      person('sam', 'pictures/script.svg'),
      person('kim', 'pictures/lost.png'),
      person('lee', null),
    ],
    all_candidates: all_candidates.map((one, at) => ({ ...one, resume: links[at] ?? null })),
    document_folders,
    document_files: [
      document(1, { folder_id: `${mark}-f2`, file_path: 'documents/handbook.txt' }),
      document(2, { candidate_id: `${mark}-c1`, file_path: 'https://old.example.test/documents/handbook.txt' }),
      document(3, { folder_id: `${mark}-f1`, file_path: 'documents/run.exe' }),
      document(4, { folder_id: `${mark}-f1`, file_path: 'documents/lost.txt' }),
      document(5, { folder_id: 'nowhere', file_path: 'documents/handbook.txt' }),
    ],
  }
}

let turn = 0
const bring = async (mark: string, dryRun = false, withFiles = true) => {
  turn += 1
  const at = path.join(folder, `source-${turn}`)
  await writeFolder(at, rows(mark))
  const { pool, config, files: store } = world.services
  const files = { below: withFiles ? await openFilesBelow(below) : null, store }
  const source = await openSource(at)
  const report = await migrateData({
    pool,
    config,
    source,
    files,
    installation: 'default',
    from: 'acme',
    dryRun,
    now,
  })
  const told = (table: string) => {
    const {
      new: added,
      here,
      refused,
      reasons,
    } = report.tallies.get(table) ?? { new: 0, here: 0, refused: 0, reasons: [] }
    return { counts: [added, here, refused], why: reasons.map(({ kind }) => kind).toSorted() }
  }
  return {
    documents: told('document_files'),
    resumes: told('resume files'),
    pictures: told('profile pictures'),
    rejects: report.rejects,
  }
}
const stored = async (mark: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({
          name: z.string(),
          folder: z.nullable(z.string()),
          key: z.string(),
          state: z.nullable(z.string()),
          created_at: z.string(),
        }),
        sql`select f.name, d.name as folder, f.stored_as as key, k.state, f.created_at from document_files f
            join organizations o on o.id = f.organization_id and o.name = ${`Sunrise ${mark}`}
            left join document_folders d on d.id = f.folder_id left join document_checks k on k.stored_as = f.stored_as order by 2`,
      ),
  )
const loadResume = async (mark: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ resume_file: z.nullable(z.string()), resume_text: z.nullable(z.string()) }),
        sql`select resume_file, resume_text from all_candidates where email_address = ${`ana@${mark}.example.test`}`,
      ),
  )

const why = ['Its file isn’t in the --files folder.', 'Its parent folder doesn’t exist here.']

test('résumés and documents are looked into as uploads are, kept with their rows, and counted with the reason where they are not', async () => {
  const { documents, resumes, rejects } = await bring('one')
  expect(resumes).toEqual({ counts: [1, 0, 1], why: ['The resume must be a PDF, DOCX, ODT, RTF, or TXT file.'] })
  expect(documents.counts).toEqual([2, 0, 3])
  expect(documents.why).toEqual(expect.arrayContaining(why))
  expect(rejects.map((file) => path.basename(file))).toContain('document_files.rejected.csv')
  const files = await stored('one')
  expect(files).toMatchObject([
    { name: 'Paper 1.txt', folder: 'Inside', state: 'checked', created_at: '2026-02-03T10:00:00.000Z' },
    { name: 'Paper 2.txt', folder: null, state: 'checked' },
  ])
  const bytes = await world.services.files.bytes(files[0]?.key ?? '')
  expect(Buffer.from(bytes).toString()).toBe('How we work.\n')
  const resume = await loadResume('one')
  expect(resume?.resume_text).toContain('Three years with children')
  expect(await world.services.files.exists(resume?.resume_file ?? '')).toBe(true)
})

test('again they are here already; a dry run tells the same and keeps none', async () => {
  const dry = await bring('two', true)
  expect(await stored('two')).toEqual([])
  const first = await bring('two')
  expect([first.documents, first.resumes]).toEqual([dry.documents, dry.resumes])
  const again = await bring('two')
  expect([again.documents.counts, again.resumes.counts]).toEqual([
    [0, 2, 3],
    [0, 1, 1],
  ])
  expect((await stored('two')).length).toBe(2)
})

test('without their folder documents wait, and come with it later; résumés stay links', async () => {
  const { documents, resumes } = await bring('three', false, false)
  expect(documents.counts).toEqual([0, 0, 5])
  expect(documents.why).toContain('Its contents are missing. Name their folder with --files.')
  expect(resumes.counts).toEqual([0, 0, 0])
  expect(await loadResume('three')).toEqual({ resume_file: null, resume_text: null })
  expect((await bring('three')).documents.counts).toEqual([2, 0, 3])
})

const loadPicture = async (mark: string, name: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ id: z.string(), profile_image: z.nullable(z.string()) }),
        sql`select id, profile_image from reinforce_users where email = ${`${name}@${mark}.example.test`}`,
      ),
  )

test('profile pictures come along as uploads do, once, and never one that can carry script', async () => {
  const dry = await bring('four', true)
  expect(await loadPicture('four', 'pat')).toBeUndefined()
  const { pictures } = await bring('four')
  expect(pictures).toEqual({
    counts: [1, 0, 2],
    why: ['Its file isn’t in the --files folder.', 'Please select an image file'],
  })
  expect(dry.pictures).toEqual(pictures)
  const pat = await loadPicture('four', 'pat')
  expect(pat?.profile_image).toBe(`/files/profile-images/${pat?.id}/profile/${now.getTime()}.png`)
  const key = pat?.profile_image?.slice('/files/'.length) ?? ''
  expect(Buffer.from(await world.services.files.bytes(key)).equals(png)).toBe(true)
  expect((await loadPicture('four', 'sam'))?.profile_image).toBeNull()
  expect((await bring('four')).pictures.counts).toEqual([0, 1, 2])
  expect(await loadPicture('four', 'pat')).toEqual(pat)
})
