import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import type { Cluster } from './cluster.ts'

const json = { 'content-type': 'application/json' }
const clients = 8
const reads = 200
const calm = 6_000 // ms: as long at rest as under questions

/** Saves a candidate and asks for what happened, which replicas answer: whether the own write is in the answer. */
const readsOwnWrite = async (base: string, headers: Record<string, string>) => {
  const id = randomUUID()
  const body = JSON.stringify({ id, full_name: 'Noor Haddad', phone_number: '(737) 201-0199' })
  const saved = await fetch(`${base}/api/candidates`, { method: 'POST', headers: { ...headers, ...json }, body })
  await saved.arrayBuffer()
  const position = saved.headers.get('x-reinforce-position')
  if (saved.status !== 200 || !position) throw new Error(`Not saved: ${saved.status}, position ${position}`)
  const read = await fetch(`${base}/api/activity`, { headers: { ...headers, 'x-reinforce-position': position } })
  const text = await read.text()
  if (read.status !== 200) throw new Error(`Not read: ${read.status} ${text}`)
  return text.includes(id)
}

/** How far the replicas are behind, in seconds, and what they have answered so far. */
const seen = async (urls: string[]) => {
  let [behind, answered] = [Infinity, 0]
  for (const url of urls)
    await withClient(url, async (client) => {
      const { rows } = await client.query<{ behind: number; answered: number }>(
        `select extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as behind,
           (select xact_commit::int from pg_stat_database where datname = current_database()) as answered`,
      )
      behind = Math.min(behind, rows[0]?.behind ?? Infinity)
      answered += rows[0]?.answered ?? 0
    })
  return { behind, answered }
}

/** With replicas that are `seconds` behind: how many of `writes` own writes were not read back, and that replicas do answer when they may. */
export const readBack = async (cluster: Cluster, headers: Record<string, string>, writes: number, seconds: number) => {
  await cluster.delayReplicas(seconds)
  let [left, stale] = [writes, 0]
  let behind = Infinity
  const began = performance.now()
  await Promise.all([
    ...Array.from({ length: clients }, async () => {
      while (left-- > 0) if (!(await readsOwnWrite(cluster.base, headers))) stale += 1
    }),
    (async () => {
      await sleep(Math.min(12_000, (seconds + 2) * 1000))
      behind = (await seen(await cluster.replicas())).behind
    })(),
  ])
  const took = (performance.now() - began) / 1000
  // Nobody writes any more: what was told to have changed is asked for once, then the replicas have it.
  await sleep((seconds + 3) * 1000)
  const answered = async (reads: number) => {
    const before = (await seen(await cluster.replicas())).answered
    const least = sleep(calm)
    for (let time = 0; time < reads; time++)
      await (await fetch(`${cluster.base}/api/activity`, { headers })).arrayBuffer()
    await least
    return (await seen(await cluster.replicas())).answered - before
  }
  // What a replica does when nobody asks it (Patroni looks, Prometheus counts) is none of theirs.
  const atRest = await answered(0)
  const onReplicas = (await answered(reads)) - atRest
  await cluster.delayReplicas(0)
  return { stale, behind, took, onReplicas, reads }
}
