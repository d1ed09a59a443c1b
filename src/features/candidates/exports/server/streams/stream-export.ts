import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { doLongWork } from '../../../../../platform/server/process/give-way.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import type { ExportFormat } from '../../rules/export-row.ts'
import type { ExportQuery } from '../stream-export-rows.ts'
import { exportPieces } from './export-pieces.ts'

const kinds: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const mostAtOnce = 3
const waitsFor = 30_000
const running = { count: 0 }

const drained = async (out: PassThrough, gone: AbortSignal) =>
  await once(out, 'drain', { signal: AbortSignal.any([gone, AbortSignal.timeout(waitsFor)]) })

export type Export = ExportQuery & { format: ExportFormat; fileName: string }

/**
 * Writes candidates to the caller as fast as they read, from one snapshot. Each holds a connection to the database, so that only a few
 * run at once and one that no one reads from is ended.
 */
export const streamExport = async (reply: FastifyReply, services: Services, transact: Transact, wanted: Export) => {
  if (running.count >= mostAtOnce)
    throw new UserError('too-many', 'Other downloads are running. Try again in a moment.')
  running.count += 1
  const out = new PassThrough({ highWaterMark: 262_144 })
  const gone = new AbortController()
  out.once('close', () => gone.abort())
  const writePieces = async (tx: Tx, giveWay: () => Promise<void>) => {
    for await (const piece of exportPieces(tx, wanted.format, wanted)) {
      gone.signal.throwIfAborted()
      if (!out.write(piece)) await drained(out, gone.signal)
      await giveWay()
    }
  }
  const write = async () => {
    await doLongWork(
      services.pool,
      async (giveWay) => await transact(async (tx) => await writePieces(tx, giveWay), { readOnly: true }),
    )
    out.end()
  }
  // Headers are sent by now: only an early end of the file can signal the failure.
  write()
    .catch((error: unknown) => {
      if (!out.destroyed) services.log.warn({ err: error }, 'an export ended early')
      out.destroy(error instanceof Error ? error : new Error('ended early'))
    })
    .finally(() => {
      running.count -= 1
    })
  return await reply
    .header('content-type', kinds[wanted.format])
    .header('content-disposition', `attachment; filename="${wanted.fileName}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(out)
}
