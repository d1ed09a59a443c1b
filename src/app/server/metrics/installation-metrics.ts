import { Gauge, type Registry } from 'prom-client'
import type { Figures } from './read-figures.ts'

/** What is kept of the log of the database beside the backups: when a piece was last sealed, how many were, and how often it failed. */
export type Kept = { sealedAt: Date; sealed: number; failures: number } | null

/** Sets or, where there is nothing to say, leaves out a figure without labels. */
const put = (gauge: Gauge, value: number | null) => (value === null ? gauge.remove() : gauge.set(value))

/** The figures of the house itself: queues, what waits to leave, backups. `show` sets them all; null: the database is away. */
export const installationMetrics = (registry: Registry) => {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `reinforce_${name}`, help, labelNames, registers: [registry] })
  const databaseUp = gauge('database_up', '1 when the database answered, 0 when it is away or takes too long.')
  const queues = {
    waiting: gauge('queue_waiting_jobs', 'Jobs that are due and were not begun.', ['queue']),
    oldestSeconds: gauge('queue_oldest_due_seconds', 'For how long the oldest of them has been due.', ['queue']),
    active: gauge('queue_active_jobs', 'Jobs that were begun and have not ended.', ['queue']),
    failed: gauge('queue_failed_jobs', 'Jobs that were given up in the last seven days.', ['queue']),
  } as const
  const outboxWaiting = gauge('outbox_waiting', 'Texts, or calls to webhooks, that are due and not handed over.', [
    'kind',
  ])
  const outboxOldest = gauge('outbox_oldest_seconds', 'For how long the oldest of them has waited.', ['kind'])
  const backupAge = gauge('backup_age_seconds', 'Since the last backup; absent when none was made.')
  const rehearsalAge = gauge(
    'rehearsal_age_seconds',
    'Since a backup was last restored to try it; absent when none was.',
  )
  const archiveAge = gauge(
    'log_archive_age_seconds',
    'Since a piece of the log was sealed beside the backups, at first since the start; absent without BACKUP_TO.',
  )
  const sealed = gauge('log_pieces_sealed', 'Pieces of the log that this process sealed; absent without BACKUP_TO.')
  const failures = gauge('log_sealing_failures', 'Tries of this process to seal that failed; absent without BACKUP_TO.')

  return (figures: Figures | null, kept: Kept, now: Date) => {
    databaseUp.set(figures ? 1 : 0)
    for (const each of [...Object.values(queues), outboxWaiting, outboxOldest]) each.reset()
    for (const queue of figures?.queues ?? [])
      for (const name of ['waiting', 'oldestSeconds', 'active', 'failed'] as const)
        queues[name].set({ queue: queue.queue }, queue[name])
    if (figures) {
      outboxWaiting.set({ kind: 'texts' }, figures.textsWaiting)
      outboxWaiting.set({ kind: 'webhooks' }, figures.webhooksWaiting)
      outboxOldest.set({ kind: 'texts' }, figures.textsOldest)
      outboxOldest.set({ kind: 'webhooks' }, figures.webhooksOldest)
    }
    put(backupAge, figures?.backup ?? null)
    put(rehearsalAge, figures?.rehearsal ?? null)
    put(archiveAge, kept && Math.max(0, (now.getTime() - kept.sealedAt.getTime()) / 1_000))
    put(sealed, kept && kept.sealed)
    put(failures, kept && kept.failures)
  }
}
