import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { type Check, fail, note, pass } from './checks.ts'
import { formatJobName } from './format-job-name.ts'

/** Seconds by which the clocks may differ: sign-in, links and quiet hours go by the machine’s, due jobs by the database’s. */
const clocks = { noted: 5, broken: 60 }

/** How far the clock of the database is before (or, negative, behind) that of this machine, in milliseconds. */
export const judgeClock = (offMs: number): Check => {
  const seconds = Math.abs(offMs) / 1000
  const words = `This server’s clock and the database’s differ by ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s.`
  const todo = 'Sync both clocks with NTP.'
  if (seconds > clocks.broken) return fail('Clock', words, todo)
  return seconds > clocks.noted ? note('Clock', words, todo) : pass('Clock', words)
}

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** Checks the free space of the disk of `folder`; bytes that this user may take, and all there are. */
export const judgeDisk = (name: string, folder: string, { free, total }: { free: number; total: number }): Check => {
  const share = total > 0 ? free / total : 0
  const words = `${inGigabytes(free)} of ${inGigabytes(total)} free (${Math.floor(share * 100)}%) for ${folder}.`
  const todo = 'Free some space or use a larger disk. The database stops when the disk is full.'
  if (share < 0.02 || free < 500e6) return fail(name, words, todo)
  return share < 0.1 ? note(name, words, todo) : pass(name, words)
}

export type QueueState = { queue: string; waiting: number; oldestSeconds: number; active: number; failed: number }

const minutes = (seconds: number) => pluralize(Math.floor(seconds / 60), 'minute')

/** Jobs that are due and not begun: after ten minutes worth a look, after an hour no one works on them. */
export const judgeWaiting = (queues: readonly QueueState[]): Check => {
  const name = 'Jobs'
  const waiting = queues.reduce((sum, each) => sum + each.waiting, 0)
  const oldest = queues.reduce((most, each) => (each.oldestSeconds > most.oldestSeconds ? each : most), {
    queue: '',
    oldestSeconds: 0,
  })
  if (waiting === 0) return pass(name, 'No jobs waiting.')
  const turn = waiting === 1 ? 'its turn' : 'their turn'
  const words =
    `${pluralize(waiting, 'job is', 'jobs are')} waiting for ${turn}, ` +
    `the oldest for ${minutes(oldest.oldestSeconds)} (${formatJobName(oldest.queue)}).`
  const todo = 'Check that a server process runs, and check its log.'
  if (oldest.oldestSeconds >= 3_600) return fail(name, words, todo)
  return oldest.oldestSeconds >= 600 ? note(name, words, todo) : pass(name, words)
}

/** Checks for jobs that failed for good within the last seven days. */
export const judgeFailed = (queues: readonly QueueState[]): Check => {
  const name = 'Failed jobs'
  const failed = queues.filter((each) => each.failed > 0)
  if (failed.length === 0) return pass(name, 'No failed jobs in the last 7 days.')
  const told = failed.map((each) => `${formatJobName(each.queue)} ${formatCount(each.failed)}`).join(', ')
  return note(name, `Failed in the last 7 days: ${told}.`, 'See why on the System page, and retry them there.')
}

/** Files that no one has looked into yet, and for how many minutes the oldest has waited. */
export const judgeUnscanned = ({ files, minutes: oldest }: { files: number; minutes: number }): Check => {
  const name = 'Files not checked yet'
  if (files === 0) return pass(name, 'All files are checked.')
  const words = `${pluralize(files, 'file is', 'files are')} waiting for a check, the oldest for ${pluralize(oldest, 'minute')}.`
  return oldest < 10
    ? pass(name, words)
    : note(name, words, 'Few people can open them until then. Check the virus scanner and the failed jobs.')
}

/** Texts of the last day that the texting service neither took nor refused: it is silent, or was. */
export const judgeUnknownTexts = (texts: number): Check => {
  const name = 'Unconfirmed texts'
  if (texts === 0) return pass(name, 'The texting service confirmed every text of the last day.')
  return note(
    name,
    `The texting service didn’t confirm ${pluralize(texts, 'text')} of the last day. Delivery is unknown.`,
    'Check the service, then the texts marked as unknown.',
  )
}

/** Checks for clinics' addresses that do not accept calls, and calls that wait to be tried again. */
export const judgeWebhooks = ({ webhooks, calls }: { webhooks: number; calls: number }): Check => {
  const name = 'Webhooks'
  if (calls === 0) return pass(name, 'No webhook calls waiting for a retry.')
  return note(
    name,
    `${pluralize(webhooks, 'address fails', 'addresses fail')} or ${webhooks === 1 ? 'is' : 'are'} silent. ` +
      `${pluralize(calls, 'call is', 'calls are')} waiting for a retry.`,
    'See each webhook’s responses under Settings, Advanced.',
  )
}

/** After so many seconds without a word a process is gone; each says something every 30. */
export const goneAfter = 120

export type ProcessState = { name: string; host: string; version: string; seenSeconds: number }

/** The processes that run now: none is worth a look, and so are two versions side by side. */
export const judgeProcesses = (processes: readonly ProcessState[]): Check => {
  const name = 'Processes'
  const running = processes.filter(({ seenSeconds }) => seenSeconds <= goneAfter)
  const versions = [...new Set(running.map(({ version }) => version))].toSorted()
  if (running.length === 0)
    return note(
      name,
      'No server process is running.',
      'Start it with npm start. Until then no one can sign in and no texts go out.',
    )
  const words = `${pluralize(running.length, 'process runs', 'processes run')}.`
  return versions.length > 1
    ? note(
        name,
        `${words} Their versions differ: ${versions.join(', ')}.`,
        'Restart the processes on the older version.',
      )
    : pass(name, words)
}

/** PostgreSQL by its number (`server_version_num`); before 15 row level security lacks what keeps organizations apart here. */
export const judgeVersions = (versions: { product: string; node: string; postgres: string; number: number }): Check => {
  const words = `Reinforce ${versions.product}, Node ${versions.node}, PostgreSQL ${versions.postgres}.`
  return versions.number < 150_000
    ? fail('Versions', words, 'PostgreSQL must be 15 or newer.')
    : pass('Versions', words)
}
