import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { type Check, fail, note, ok } from './checks.ts'
import { jobWords } from './job-words.ts'

/** Seconds by which the clocks may differ: sign-in, links and quiet hours go by the machine’s, due jobs by the database’s. */
const clocks = { noted: 5, broken: 60 }

/** How far the clock of the database is before (or, negative, behind) that of this machine, in milliseconds. */
export const judgeClock = (offMs: number): Check => {
  const seconds = Math.abs(offMs) / 1000
  const words = `The clocks of this machine and of the database differ by ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s.`
  const todo = 'Let both machines keep their time by NTP.'
  if (seconds > clocks.broken) return fail('Clock', words, todo)
  return seconds > clocks.noted ? note('Clock', words, todo) : ok('Clock', words)
}

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** What is left of the disk on which `folder` lies; bytes that this user may take, and all there are. */
export const judgeDisk = (name: string, folder: string, { free, total }: { free: number; total: number }): Check => {
  const share = total > 0 ? free / total : 0
  const words = `${inGigabytes(free)} of ${inGigabytes(total)} are left (${Math.floor(share * 100)} %) for ${folder}.`
  const todo = 'Free some space or take a larger disk: on a full one the database stops.'
  if (share < 0.02 || free < 500e6) return fail(name, words, todo)
  return share < 0.1 ? note(name, words, todo) : ok(name, words)
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
  if (waiting === 0) return ok(name, 'No job waits for its turn.')
  const turn = waiting === 1 ? 'its turn' : 'their turn'
  const words = `${pluralize(waiting, 'job waits', 'jobs wait')} for ${turn}, the oldest for ${minutes(oldest.oldestSeconds)} (${jobWords(oldest.queue)}).`
  const todo = 'Look whether a process of the server runs, and into its log.'
  if (oldest.oldestSeconds >= 3_600) return fail(name, words, todo)
  return oldest.oldestSeconds >= 600 ? note(name, words, todo) : ok(name, words)
}

/** Jobs that were given up within the last seven days. */
export const judgeFailed = (queues: readonly QueueState[]): Check => {
  const name = 'Failed jobs'
  const failed = queues.filter((each) => each.failed > 0)
  if (failed.length === 0) return ok(name, 'No job failed in the last 7 days.')
  const told = failed.map((each) => `${jobWords(each.queue)} ${formatCount(each.failed)}`).join(', ')
  return note(name, `In the last 7 days failed: ${told}.`, 'The System page tells why, and tries them again.')
}

/** Files that no one has looked into yet, and for how many minutes the oldest has waited. */
export const judgeUnscanned = ({ files, minutes: oldest }: { files: number; minutes: number }): Check => {
  const name = 'Files not checked yet'
  if (files === 0) return ok(name, 'Every file was looked into.')
  const words = `${pluralize(files, 'file waits', 'files wait')} to be looked into, the oldest for ${pluralize(oldest, 'minute')}.`
  return oldest < 10
    ? ok(name, words)
    : note(name, words, 'Until then they open for few. Look whether the virus scanner answers, and at the failed jobs.')
}

/** Texts of the last day that the texting service neither took nor refused: it is silent, or was. */
export const judgeUnknownTexts = (texts: number): Check => {
  const name = 'Unanswered texts'
  if (texts === 0) return ok(name, 'The texting service answered for every text of the last day.')
  return note(
    name,
    `The texting service did not answer for ${pluralize(texts, 'text')} of the last day: whether ${texts === 1 ? 'it' : 'they'} arrived is unknown.`,
    'Look whether it answers, then at the texts that are marked as unknown.',
  )
}

/** Addresses of clinics that do not take what they are told, and calls that wait to be tried again. */
export const judgeWebhooks = ({ webhooks, calls }: { webhooks: number; calls: number }): Check => {
  const name = 'Webhooks'
  if (calls === 0) return ok(name, 'No call to an address of a clinic waits to be tried again.')
  return note(
    name,
    `${pluralize(webhooks, 'address fails', 'addresses fail')} or ${webhooks === 1 ? 'is' : 'are'} silent: ${pluralize(calls, 'call waits', 'calls wait')} to be tried again.`,
    'The deliveries of each webhook (Settings, Webhooks) say what its address answered.',
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
      'No process of the server runs.',
      'Start it with npm start: until then nobody can sign in, and no text leaves.',
    )
  const words = `${pluralize(running.length, 'process runs', 'processes run')}.`
  return versions.length > 1
    ? note(name, `${words} Their versions differ: ${versions.join(', ')}.`, 'Start those again that run the older one.')
    : ok(name, words)
}

/** PostgreSQL by its number (`server_version_num`); before 15 row level security lacks what keeps organizations apart here. */
export const judgeVersions = (versions: { product: string; node: string; postgres: string; number: number }): Check => {
  const words = `Reinforce ${versions.product}, Node ${versions.node}, PostgreSQL ${versions.postgres}.`
  return versions.number < 150_000 ? fail('Versions', words, 'PostgreSQL must be 15 or newer.') : ok('Versions', words)
}
