import { expect, test } from 'vitest'
import { msPerDay } from '../../../../rules/day.ts'
import {
  judgeClock,
  judgeDisk,
  judgeFailed,
  judgeProcesses,
  judgeUnscanned,
  judgeVersions,
  judgeWaiting,
  type QueueState,
} from './judge.ts'

test.each([
  [0, 'ok', '0.0 s'],
  [5_000, 'ok', '5.0 s'],
  [5_100, 'note', '5.1 s'],
  [-5_100, 'note', '5.1 s'],
  [60_000, 'note', '60 s'],
  [60_500, 'fail', '61 s'],
  [-msPerDay, 'fail', '86400 s'],
])('clocks that are %i ms apart: %s', (off, verdict, words) => {
  expect(judgeClock(off).verdict).toBe(verdict)
  expect(judgeClock(off).words).toContain(`differ by ${words}.`)
})

test.each([
  [50e9, 100e9, 'ok'],
  [10e9, 100e9, 'ok'],
  [9.9e9, 100e9, 'note'],
  [2e9, 100e9, 'note'],
  [1.9e9, 100e9, 'fail'],
  [0.49e9, 1e9, 'fail'],
  [0.5e9, 1e9, 'ok'],
  [0, 0, 'fail'],
])('%i bytes of %i are left: %s', (free, total, verdict) => {
  const check = judgeDisk('Disk', '/data', { free, total })
  expect(check.verdict).toBe(verdict)
  expect(check.words).toContain('for /data.')
})

const queue = (more: Partial<QueueState>): QueueState => ({
  queue: 'send-texts',
  waiting: 0,
  oldestSeconds: 0,
  active: 0,
  failed: 0,
  ...more,
})

test.each([
  [[], 'ok', 'No jobs waiting.'],
  [[queue({})], 'ok', 'No jobs waiting.'],
  [
    [queue({ waiting: 1, oldestSeconds: 59 })],
    'ok',
    '1 job is waiting for its turn, the oldest for 0 minutes (Send texts).',
  ],
  [
    [queue({ waiting: 2, oldestSeconds: 599 }), queue({ queue: 'a', waiting: 1, oldestSeconds: 3 })],
    'ok',
    '3 jobs are waiting for their turn, the oldest for 9 minutes (Send texts).',
  ],
  [[queue({ waiting: 1, oldestSeconds: 600 })], 'note', '10 minutes'],
  [[queue({ waiting: 1, oldestSeconds: 3_599 })], 'note', '59 minutes'],
  [[queue({}), queue({ queue: 'b', waiting: 1, oldestSeconds: 3_600 })], 'fail', '60 minutes (B)'],
] as const)('queues %j: %s', (queues, verdict, words) => {
  expect(judgeWaiting(queues).verdict).toBe(verdict)
  expect(judgeWaiting(queues).words).toContain(words)
})

test('reports failed jobs by queue', () => {
  expect(judgeFailed([queue({})]).verdict).toBe('ok')
  expect(
    judgeFailed([queue({ failed: 2 }), queue({ queue: 'run-import', failed: 1 }), queue({ queue: 'x' })]),
  ).toMatchObject({
    verdict: 'note',
    words: 'Failed in the last 7 days: Send texts 2, Run import 1.',
  })
})

test.each([
  [{ files: 0, minutes: 0 }, 'ok'],
  [{ files: 3, minutes: 9 }, 'ok'],
  [{ files: 1, minutes: 10 }, 'note'],
])('files that no one looked into, %j: %s', (waiting, verdict) => {
  expect(judgeUnscanned(waiting).verdict).toBe(verdict)
})

const process = (seenSeconds: number, version = '5.1.0') => ({ name: 'server', host: 'a', version, seenSeconds })
test.each([
  [[], 'note', 'No server process'],
  [[process(121)], 'note', 'No server process'],
  [[process(120)], 'ok', '1 process runs.'],
  [[process(1), process(2), process(900, '5.0.0')], 'ok', '2 processes run.'],
  [[process(1), process(2, '5.0.9')], 'note', '2 processes run. Their versions differ: 5.0.9, 5.1.0.'],
])('processes %j: %s, %s', (processes, verdict, words) => {
  expect(judgeProcesses(processes).verdict).toBe(verdict)
  expect(judgeProcesses(processes).words).toContain(words)
})

test.each([
  [150_000, 'ok'],
  [149_999, 'fail'],
])('PostgreSQL of the number %i: %s', (number, verdict) => {
  const check = judgeVersions({ product: '5.1.0', node: '24.1.0', postgres: '18.4', number })
  expect(check).toMatchObject({ verdict, words: 'Reinforce 5.1.0, Node 24.1.0, PostgreSQL 18.4.' })
})

const seconds = (n: number) => `This server’s clock and the database’s differ by ${n} s.`

test('a report has its name, its figures and its remedy', () => {
  const keepTime = 'Sync both clocks with NTP.'
  expect(judgeClock(10_000)).toEqual({ name: 'Clock', verdict: 'note', words: seconds(10), todo: keepTime })
  expect(judgeClock(-90_000)).toEqual({ name: 'Clock', verdict: 'fail', words: seconds(90), todo: keepTime })
  expect(judgeClock(0)).toMatchObject({ name: 'Clock', todo: null })
  expect(judgeDisk('Disk', '/data', { free: 76.6e9, total: 270.6e9 })).toEqual({
    name: 'Disk',
    verdict: 'ok',
    words: '76.6 GB of 270.6 GB free (28%) for /data.',
    todo: null,
  })
  expect(judgeDisk('Disk of the backups', '/b', { free: 1e9, total: 20e9 })).toEqual({
    name: 'Disk of the backups',
    verdict: 'note',
    words: '1.0 GB of 20.0 GB free (5%) for /b.',
    todo: 'Free some space or use a larger disk. The database stops when the disk is full.',
  })
  expect(judgeWaiting([queue({ waiting: 1, oldestSeconds: 700 })])).toMatchObject({
    name: 'Jobs',
    todo: 'Check that a server process runs, and check its log.',
  })
  expect(judgeFailed([])).toEqual({
    name: 'Failed jobs',
    verdict: 'ok',
    words: 'No failed jobs in the last 7 days.',
    todo: null,
  })
  expect(judgeFailed([queue({ failed: 1 })]).todo).toBe('See why on the System page, and retry them there.')
  expect(judgeUnscanned({ files: 0, minutes: 0 })).toMatchObject({
    name: 'Files not checked yet',
    words: 'All files are checked.',
  })
  expect(judgeUnscanned({ files: 2, minutes: 61 })).toEqual({
    name: 'Files not checked yet',
    verdict: 'note',
    words: '2 files are waiting for a check, the oldest for 61 minutes.',
    todo: 'Few people can open them until then. Check the virus scanner and the failed jobs.',
  })
  expect(judgeProcesses([])).toEqual({
    name: 'Processes',
    verdict: 'note',
    words: 'No server process is running.',
    todo: 'Start it with npm start. Until then no one can sign in and no texts go out.',
  })
})
