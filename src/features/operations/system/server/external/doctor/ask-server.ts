import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import * as z from 'zod/mini'
import { type Check, note, pass, verdicts } from '../../../rules/checks.ts'
import { doctorChannel } from './answer-doctor.ts'

const name = 'Server'
const pollEvery = 100 // ms
const row = z.object({
  host: z.nullable(z.string()),
  pid: z.nullable(z.number()),
  version: z.nullable(z.string()),
  checks: z.nullable(
    z.array(z.object({ name: z.string(), verdict: z.enum(verdicts), words: z.string(), todo: z.nullable(z.string()) })),
  ),
})
type Answer = z.output<typeof row>

const ask = async (pool: pg.Pool, patience: { claimMs: number; answerMs: number }): Promise<Answer | null> => {
  const id = randomUUID()
  await pool.query(
    `with old as (delete from app.examinations where asked_at < now() - interval '1 hour') insert into app.examinations (id) values ($1)`,
    [id],
  )
  try {
    await pool.query('select pg_notify($1, $2)', [doctorChannel, id])
    const begun = Date.now()
    for (;;) {
      const { rows } = await pool.query('select host, pid, version, checks from app.examinations where id = $1', [id])
      const [found] = z.array(row).parse(rows)
      if (found?.checks) return found
      const most = found?.pid ? patience.answerMs : patience.claimMs
      if (Date.now() - begun > most) return found?.pid ? found : null
      await sleep(pollEvery)
    }
  } finally {
    await pool.query('delete from app.examinations where id = $1', [id]).catch(() => undefined)
  }
}

const isOld = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42P01'

const patient = { claimMs: 5_000, answerMs: 30_000 }
const silent = note(
  name,
  'No running server answered. These checks use this command’s settings, which may differ from the server’s.',
  'Start the server, or give this command the settings of the server (with systemd: those of /etc/reinforce/env).',
)

/**
 * Asks a running server for the checks under its own settings: with a line that names it, or `own` with a line that
 * none answered.
 */
export const askServer = async (
  pool: pg.Pool,
  own: () => Promise<Check[]>,
  patience: { claimMs: number; answerMs: number } = patient,
): Promise<Check[]> => {
  const answer = await ask(pool, patience).catch((error: unknown) => {
    if (isOld(error)) return null // a database that an earlier version made
    throw error
  })
  if (!answer) return [silent, ...(await own())]
  const who = `process ${answer.pid} on ${answer.host} (Reinforce ${answer.version})`
  if (!answer.checks)
    return [
      note(name, `${who} didn’t finish its checks.`, 'Check its log. These checks use this command’s settings.'),
      ...(await own()),
    ]
  return [pass(name, `These checks come from the running server, with its settings: ${who}.`), ...answer.checks]
}
