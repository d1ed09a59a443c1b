import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyAgenda } from '../../../features/interviews/booking/server/testing/empty-agenda.ts'
import { addPeople } from '../../../features/texting/messages/server/testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../../../features/texting/messages/server/testing/texting-world.ts'
import { testSecret } from '../testing/rows/create-login-rows.ts'

const main = path.resolve(import.meta.dirname, '../main.ts')
let home: string
let texting: TextingWorld
const started: ChildProcess[] = []

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-killed-'))
  texting = await openTextingWorld()
  await emptyAgenda(texting.world)
})
afterAll(async () => {
  for (const child of started) if (child.exitCode === null && child.signalCode === null) await kill(child)
  await texting.close()
  await rm(home, { recursive: true, force: true })
})

const kill = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** A server in a process of its own, on the world's database and webhook. */
const start = async () => {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: texting.world.databaseUrl,
      APP_SECRET: testSecret,
      DATA_DIR: path.join(home, randomUUID()),
      PORT: '0',
      TEXT_TRANSPORT: 'webhook',
      AUTOMATION_WEBHOOK_URL: texting.hook.url,
      QUIET_HOURS: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const base = await expect
    .poll(() => /API: (\S+)\/docs/.exec(said)?.[1], { timeout: 80_000 })
    .toBeTruthy()
    .then(() => /API: (\S+)\/docs/.exec(said)?.[1] ?? '')
  return { child, base }
}

const times = z.object({ starts: z.array(z.string()) })
type BookingWish = Awaited<ReturnType<typeof wish>>
/** Someone new, with a free time that is theirs alone. */
const wish = async (nth: number) => {
  const [candidate_id = ''] = await addPeople(texting.world, 'own', 1)
  const free = await texting.world.call('clinic', 'GET', `/api/candidates/${candidate_id}/free-times`)
  return {
    id: randomUUID(),
    candidate_id,
    interviewer_id: texting.world.users.clinic.id,
    type: 'Phone',
    at: times.parse(free.body).starts[nth * 4],
    moves: true,
    text: { id: randomUUID(), message: `Hi {{Candidate First}}, you are booked: ${randomUUID()}` },
  }
}
const post = async (base: string, booking: BookingWish) => {
  const answer = await fetch(`${base}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await texting.world.getToken('clinic')}` },
    body: JSON.stringify(booking),
  })
  return answer.status
}
const arrived = ({ text }: BookingWish): number =>
  texting.hook.calls.filter((call) => JSON.stringify(call).includes(text.message.split(' ').at(-1) ?? '')).length
const rows = z.object({ interviews: z.number(), bookings: z.number(), moved: z.boolean(), texts: z.number() })
/** What the database holds of a booking. */
const held = async ({ candidate_id }: BookingWish) =>
  await texting.world.inPlatform(
    async (tx) =>
      await tx.one(
        rows,
        sql`select (select count(*) from interviews i where i.candidate_id = c.id)::int as interviews,
              (select count(*) from bookings b where b.candidate_id = c.id)::int as bookings, c.status = 'Interview Scheduled' as moved,
              (select count(*) from text_messages m where m.candidate_id = c.id)::int as texts
            from all_candidates c where c.id = ${candidate_id}`,
      ),
  )
const all = { interviews: 1, bookings: 1, moved: true, texts: 1 }
const nothing = { interviews: 0, bookings: 0, moved: false, texts: 0 }

test('a process killed between a booking and its text: the next one texts the time, once', async () => {
  const first = await start()
  const wanted = [await wish(0), await wish(1), await wish(2)]
  for (const booking of wanted) expect(await post(first.base, booking)).toBe(200)
  await sleep(randomInt(0, 3_000))
  await kill(first.child)
  expect(wanted.map(arrived)).toEqual([0, 0, 0])
  const next = await start()
  await expect.poll(() => wanted.map(arrived), { timeout: 60_000 }).toEqual([1, 1, 1])
  await sleep(3_000)
  await kill(next.child)
  expect(wanted.map(arrived)).toEqual([1, 1, 1])
  for (const booking of wanted) expect(await held(booking)).toEqual(all)
}, 240_000)

test('a process killed while it books: all three or nothing, and pressing again makes one booking of it', async () => {
  const first = await start()
  const wanted = await Promise.all([3, 4, 5, 6, 7, 8].map(wish))
  const answers = wanted.map(async (booking) => await post(first.base, booking).catch(() => 0))
  await sleep(randomInt(5, 120))
  await kill(first.child)
  const said = await Promise.all(answers)
  for (const [n, booking] of wanted.entries()) {
    const found = await held(booking)
    expect(said[n] === 200 ? [all] : [all, nothing]).toContainEqual(found)
  }
  const next = await start()
  for (const booking of wanted) expect(await post(next.base, booking)).toBe(200)
  for (const booking of wanted) expect(await held(booking)).toEqual(all)
  await expect.poll(() => wanted.map(arrived), { timeout: 60_000 }).toEqual(wanted.map(() => 1))
  await kill(next.child)
}, 240_000)
