import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Machines } from './machines.ts'
import { end, program, type Started, start, until } from './programs.ts'

type Seen = { role: string; state: string }
/** A machine of the database: its name, and the addresses of PostgreSQL and of Patroni there. */
type Place = { name: string; database: string; api: string }
export type Member = Place & { started: Started }

const configuration = path.resolve(import.meta.dirname, '../patroni/patroni.yml')
export const superuserPassword = 'drill-superuser'

/** Starts Patroni on a machine, with the configuration of `deploy/`. */
export const startMember = (
  { home, machines, as }: { home: string; machines: Machines; as: { uid: number; gid: number } },
  name: string,
  etcd: string,
): Member => {
  const at = machines.getAddress(name)
  const place = { name, database: `${at}:5432`, api: `${at}:8008` }
  const started = start({
    home,
    name,
    ...machines.on(name, program('patroni') ?? 'patroni', [configuration], as),
    env: {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: etcd,
      PATRONI_RESTAPI_LISTEN: place.api,
      PATRONI_RESTAPI_CONNECT_ADDRESS: place.api,
      PATRONI_POSTGRESQL_LISTEN: place.database,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: place.database,
      PATRONI_POSTGRESQL_DATA_DIR: path.join(home, name, 'data'),
      PATRONI_POSTGRESQL_BIN_DIR: '/usr/lib/postgresql/15/bin',
      PATRONI_POSTGRESQL_PGPASS: path.join(home, `pgpass-${name}`),
      PATRONI_SUPERUSER_PASSWORD: superuserPassword,
      PATRONI_REPLICATION_PASSWORD: 'drill-replication',
      PATRONI_REWIND_PASSWORD: 'drill-rewind',
    },
  })
  return { ...place, started }
}

const ask = async (url: string, init: RequestInit = {}) =>
  await fetch(url, { ...init, signal: AbortSignal.timeout(2_000) })

const seen = async ({ api }: Place) => (await (await ask(`http://${api}/patroni`)).json()) as Seen

/** The member that takes writes; `not`: one that did before, and may not know yet that it no longer does. */
export const findPrimary = async (members: Member[], not?: string) =>
  await until('a primary', async () => {
    for (const member of members.filter(({ name }) => name !== not)) {
      const is = await seen(member).catch(() => undefined)
      if (is?.role === 'master' && is.state === 'running') return member
    }
    return undefined
  })

/** Whether all members run, one of them as the synchronous one: only then can the next primary be lost without a loss. */
export const isWhole = async (members: Member[]) => {
  const states = await Promise.all(members.map(async (member) => await seen(member).catch(() => undefined)))
  const isSync = await Promise.all(
    members.map(async ({ api }) => (await ask(`http://${api}/sync`).catch(() => undefined))?.status === 200),
  )
  return states.every((state) => state?.state === 'running') && isSync.some(Boolean)
}

/** Replicas apply what they receive so many seconds later. */
export const delayReplicas = async (members: Member[], seconds: number) => {
  const { api } = await findPrimary(members)
  const body = JSON.stringify({ postgresql: { parameters: { recovery_min_apply_delay: `${seconds}s` } } })
  const answer = await fetch(`http://${api}/config`, { method: 'PATCH', body })
  if (!answer.ok) throw new Error(`Patroni refused: ${answer.status}`)
  await sleep(6_000) // a round of each member
}

const listChildren = (pid: number) =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child ? [child] : []))

/** As a machine goes down: Patroni, PostgreSQL and all of its processes in one moment, none of which says good-bye. */
export const killMember = async (home: string, member: Member) => {
  const postmaster = Number.parseInt(readFileSync(path.join(home, member.name, 'data/postmaster.pid'), 'utf8'), 10)
  const all = [postmaster, ...listChildren(postmaster)]
  const patroni = end(member.started, 'SIGKILL')
  for (const pid of all) process.kill(pid, 'SIGKILL')
  await patroni
}

/** PostgreSQL lives in a group of its own: where Patroni did not end it, it is ended here. */
export const endDatabase = (home: string, { name }: Pick<Member, 'name'>) => {
  try {
    process.kill(Number.parseInt(readFileSync(path.join(home, name, 'data/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  } catch {
    // it is gone, as it should be
  }
}
