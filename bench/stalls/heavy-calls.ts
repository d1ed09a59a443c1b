import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { deflateSync } from 'node:zlib'
import type pg from 'pg'
import { createDocx } from '../../src/integrations/documents/testing/create-zip.ts'
import { peopleLines } from '../sets.ts'
import { pairs } from './prepare.ts'

export type Bench = {
  address: string
  tokens: { clinic: string; platform: string }
  env: Record<string, string>
  plain: pg.Pool
}
type Who = 'clinic' | 'platform'
type CallRequest = { method: string; url: string; body?: unknown; who?: Who }
/** Asks until `isOver`; several at a time if `callers` says so. */
export type HeavyCall = { name: string; callers?: number; run: () => Promise<void> }

const bombs = () => {
  const packed = deflateSync(Buffer.alloc(300 * 1024 * 1024))
  return [
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
      packed,
      Buffer.from('\nendstream\nendobj\n%%EOF'),
    ]),
    createDocx(`<w:p><w:r><w:t>${'a'.repeat(100_000_000)}</w:t></w:r></w:p>`),
    createDocx('<'.repeat(4_000_000)),
    Buffer.from(`nanny${' '.repeat(1_000_000)}three years`),
  ]
}

/** Asks as staff of the largest clinic or of the platform. A refusal that asks to wait is waited for; others fail. */
const createAsk =
  ({ address, tokens }: Bench) =>
  async ({ method, url, body, who = 'clinic' }: CallRequest, mayFail = false) => {
    const isForm = body instanceof FormData
    for (;;) {
      const answer = await fetch(`${address}${url}`, {
        method,
        headers: {
          authorization: `Bearer ${tokens[who]}`,
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      })
      const text = await answer.text()
      if (answer.ok || (mayFail && answer.status !== 429)) return text
      if (answer.status !== 429) throw new Error(`${method} ${url} answered ${answer.status} ${text.slice(0, 200)}`)
      await new Promise((later) => setTimeout(later, 500))
    }
  }

type Ask = ReturnType<typeof createAsk>

const importPeople = async (ask: Ask, many: number) => {
  const form = new FormData()
  const names = 'full_name,email_address,phone_number,city,state,date_submitted,position'
  form.append('file', new Blob([`${names}\n${peopleLines(many).join('\n')}\n`], { type: 'text/csv' }), 'people.csv')
  const handed = JSON.parse(await ask({ method: 'POST', url: '/api/import-uploads', body: form })) as {
    uploadId: string
    mapping: unknown
  }
  const id = randomUUID()
  await ask({ method: 'POST', url: '/api/imports', body: { id, upload_id: handed.uploadId, mapping: handed.mapping } })
  for (;;) {
    const { state } = JSON.parse(await ask({ method: 'GET', url: `/api/imports/${id}` })) as { state: string }
    if (state === 'done' || state === 'failed') return
    await new Promise((later) => setTimeout(later, 200))
  }
}

/** As an operator does it, next to the running server, in a process of its own. */
const backUp = async ({ env }: Bench) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-stalls-'))
  const { DATABASE_URL: _, APP_SECRET: __, ...own } = process.env
  const more = { DATA_DIR: env['DATA_DIR'] ?? '', BACKUP_PASSPHRASE: 'the passphrase of a bench', LOG_LEVEL: 'error' }
  try {
    await promisify(execFile)(process.execPath, ['src/app/server/backup/back-up.ts', '--to', folder], {
      env: { ...own, ...more },
      maxBuffer: 1e8,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Largest = { organization: string; ids: string[] }

/** Each of a list in turn, over and over. */
const takeTurns = <Item>(list: readonly Item[]) => {
  let turn = 0
  return () => list[turn++ % list.length] as Item
}

const listReadsAndWrites = (ask: Ask, { organization, ids }: Largest): HeavyCall[] => {
  const [nextId, nextStatus] = [
    takeTurns(ids),
    takeTurns(['Reviewed By Clinic', 'Interview Scheduled', 'In-Process To Hire']),
  ]
  return [
    {
      name: 'rehearsal of an automation',
      run: async () => {
        const body = { waitMinutes: 0, interviewerId: null, locationIds: [], topics: ['certified'], texts: [] }
        await ask({ method: 'POST', url: `/api/organizations/${organization}/automations/applicant/rehearsal`, body })
      },
    },
    {
      name: 'preview of scores, 5,000 resumes',
      run: async () => {
        const body = { weights: {}, values: ['patience'] }
        await ask({ method: 'POST', url: `/api/organizations/${organization}/scoring/preview`, body })
      },
    },
    {
      name: 'search of resumes, two compared',
      run: async () => {
        await ask({ method: 'GET', url: '/api/resumes?q=discrete%20trials' })
        for (const id of [nextId(), nextId()]) await ask({ method: 'GET', url: `/api/candidates/${id}/resume` })
      },
    },
    {
      name: `export of ${ids.length.toLocaleString('en-US')} as CSV`,
      run: async () => {
        const { total } = JSON.parse(await ask({ method: 'GET', url: '/api/candidates/count' })) as { total: number }
        const everyone = encodeURIComponent(JSON.stringify({ query: {}, except: [], expected: total }))
        await ask({ method: 'GET', url: `/api/candidates/export?selection=${everyone}` })
      },
    },
    { name: 'import of 2,000', run: async () => await importPeople(ask, 2_000) },
    {
      name: 'status of 10,000',
      run: async () => {
        const status = nextStatus()
        await ask({
          method: 'POST',
          url: '/api/candidates/status',
          body: { selection: { ids: ids.slice(0, 10_000) }, status },
        })
      },
    },
    {
      name: 'report of a year',
      run: async () => {
        const year = new Date().getUTCFullYear()
        await ask({ method: 'GET', url: `/api/finance/hiring?timeZone=America%2FNew_York&month=${year}` })
      },
    },
  ]
}

const searches = [
  '?q=okonkwo&position=BCBA&sortScore=highest',
  '?q=garcia&status=Hired',
  '/count?q=garcia',
  '?q=zubrzycki',
]

const listRest = (ask: Ask, bench: Bench): HeavyCall[] => {
  const [nextBomb, nextSearch] = [takeTurns(bombs()), takeTurns(searches)]
  const nextPair = takeTurns(Array.from({ length: pairs }, (_, n) => n + 1))
  return [
    {
      name: 'merge of 5,000 texts, undone',
      run: async () => {
        const n = nextPair()
        const { rows } = await bench.plain.query<{ a: string; b: string }>(
          `select md5('merge' || $1 || 'a')::uuid as a, md5('merge' || $1 || 'b')::uuid as b`,
          [n],
        )
        const [{ a, b } = { a: '', b: '' }] = rows
        await ask({ method: 'POST', url: `/api/candidates/${a}/merge`, body: { other_id: b } })
        await ask({ method: 'POST', url: `/api/candidates/${b}/unmerge`, body: {} })
      },
    },
    {
      name: 'resume bombs, four at a time',
      callers: 4,
      run: async () => {
        const form = new FormData()
        form.append('file', new Blob([new Uint8Array(nextBomb())]), 'resume.docx')
        await ask({ method: 'POST', url: '/api/resume-uploads', body: form }, true)
      },
    },
    {
      name: 'slow model, sixteen at a time',
      callers: 16,
      run: async () => {
        const names = { organizationName: 'Clinic', userFirstName: 'Ana', candidateFirstName: 'Ben' }
        const body = { resumeText: 'Ran discrete trials. '.repeat(9_000), ...names }
        await ask({ method: 'POST', url: '/functions/v1/generate-text-message', body }, true)
      },
    },
    {
      name: 'platform searches, four at a time',
      callers: 4,
      run: async () => {
        await ask({ method: 'GET', url: `/api/candidates${nextSearch()}`, who: 'platform' })
      },
    },
    { name: 'backup', run: async () => await backUp(bench) },
  ]
}

/** The twelve heaviest calls, of the largest clinic and of platform staff. */
export const listHeavyCalls = (bench: Bench, largest: Largest): HeavyCall[] => {
  const ask = createAsk(bench)
  return [...listReadsAndWrites(ask, largest), ...listRest(ask, bench)]
}
