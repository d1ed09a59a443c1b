import { Gauge, type Registry } from 'prom-client'
import type { Figures } from './read-figures.ts'

/**
 * The figures of the database's log next to the backups: when a piece was last sealed, how many were, and how often it
 * failed.
 */
export type ArchiveState = { sealedAt: Date; sealed: number; failures: number } | null

/** Sets or, where there is nothing to say, leaves out a figure without labels. */
const put = (gauge: Gauge, value: number | null) => (value === null ? gauge.remove() : gauge.set(value))

/** The figures of the house itself: queues, what waits to leave, backups. `show` sets them all; null: the database is away. */
export const addInstallationMetrics = (registry: Registry) => {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `reinforce_${name}`, help, labelNames, registers: [registry] })
  const databaseUp = gauge('database_up', '1 if the database answered, 0 if it is unavailable or too slow.')
  const queues = {
    waiting: gauge('queue_waiting_jobs', 'Jobs due but not started.', ['queue']),
    oldestSeconds: gauge('queue_oldest_due_seconds', 'Age of the oldest due job.', ['queue']),
    active: gauge('queue_active_jobs', 'Jobs in progress.', ['queue']),
    failed: gauge('queue_failed_jobs', 'Jobs failed for good in the last 7 days.', ['queue']),
  } as const
  const outboxWaiting = gauge('outbox_waiting', 'Texts or webhook calls due but not sent.', ['kind'])
  const outboxOldest = gauge('outbox_oldest_seconds', 'Age of the oldest waiting item.', ['kind'])
  const unsealed = gauge('events_unsealed', 'Events that have no place in the record yet.')
  const unsealedOldest = gauge('events_unsealed_oldest_seconds', 'Age of the oldest of them.')
  const backupAge = gauge('backup_age_seconds', 'Age of the last backup. Absent if none.')
  const rehearsalAge = gauge('rehearsal_age_seconds', 'Age of the last test restore. Absent if none.')
  const archiveAge = gauge(
    'log_archive_age_seconds',
    'Age of the last archived log piece, at first since the start. Absent without BACKUP_TO.',
  )
  const sealed = gauge('log_pieces_sealed', 'Log pieces archived by this process. Absent without BACKUP_TO.')
  const failures = gauge('log_sealing_failures', 'Failed archive attempts of this process. Absent without BACKUP_TO.')

  return (figures: Figures | null, kept: ArchiveState, now: Date) => {
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
    put(unsealed, figures?.unsealed ?? null)
    put(unsealedOldest, figures?.unsealedOldest ?? null)
    put(backupAge, figures?.backup ?? null)
    put(rehearsalAge, figures?.rehearsal ?? null)
    put(archiveAge, kept && Math.max(0, (now.getTime() - kept.sealedAt.getTime()) / 1_000))
    put(sealed, kept && kept.sealed)
    put(failures, kept && kept.failures)
  }
}
