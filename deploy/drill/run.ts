import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { readBack } from './lag.ts'
import { openLoad, signIn, stretch } from './load.ts'
import { findMachineProblem } from './machines.ts'
import { killAll, missingPackages } from './programs.ts'
import { runSuite } from './suite.ts'

// npm run drill            the changes of the primary, machines and networks that fail, a full disk, and replicas that lag
// npm run drill -- suite   the database tests through the pooler; files may follow
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    writes: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
  },
})
const [what, ...files] = positionals
const calm = Number(values.seconds) * 1000
const say = (line: string) => console.log(line)

const missing = missingPackages()
if (missing.length > 0) {
  say(`The drill needs Debian's packages: apt-get install --no-install-recommends ${missing.join(' ')}`)
  process.exit(2)
}

const problem = findMachineProblem()
if (problem) {
  say(problem)
  process.exit(2)
}

/** How many accepted writes the database does not have. One that nobody made is asked for with them, so that a count that finds none is noticed. */
const lost = async (cluster: Cluster, accepted: string[]) =>
  await withClient(cluster.superuser, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from unnest($1::uuid[]) given (id)
         where not exists (select from public.all_candidates c where c.id = given.id)`,
      [[...accepted, randomUUID()]],
    )
    const missing = rows[0]?.n ?? 0
    if (missing < 1) throw new Error('The count of what was lost finds nothing')
    return missing - 1
  })

type Step = { name: string; does: (cluster: Cluster) => Promise<string> }

/** What happens to the cluster, one after another; each answers what there is to say of it, and the cluster is whole again after it. */
const steps: Step[] = [
  {
    name: 'Nothing',
    does: async () => {
      await sleep(calm)
      return 'Nothing happens'
    },
  },
  {
    name: 'switch',
    does: async (cluster) => {
      const before = await cluster.primary()
      const held = await cluster.switchOver()
      await sleep(calm)
      return `Planned: ${before} hands over to ${await cluster.primary()} in ${held.toFixed(1)} s`
    },
  },
  {
    name: 'kill',
    does: async (cluster) => {
      const killed = await cluster.killPrimary()
      const next = await cluster.primary()
      await sleep(calm)
      cluster.comeBack(killed)
      return `Kill -9 of ${killed}: ${next} takes over; ${killed} comes back as a replica`
    },
  },
  {
    name: 'etcd',
    does: async (cluster) => {
      const before = await cluster.primary()
      const bringBack = await cluster.loseMajority()
      await sleep(60_000)
      bringBack()
      await sleep(calm)
      return `Two of three members of etcd are away for 60 s; the primary was ${before} and is ${await cluster.primary()}`
    },
  },
  ...[true, false].map((everywhere) => ({
    name: everywhere ? 'cut' : 'split',
    does: async (cluster: Cluster) => {
      const { name, mend } = await cluster.cutPrimary(everywhere)
      const next = await cluster.next(name)
      await sleep(calm)
      mend()
      const whom = everywhere ? 'everything' : 'the other members, not from the processes'
      return `The network of ${name} is cut off from ${whom}: ${next} takes over; ${name} comes back as a replica`
    },
  })),
  {
    name: 'disk',
    does: async (cluster) => {
      const { name, makeRoom } = await cluster.fillPrimary()
      await sleep(90_000)
      const then = await cluster.primary()
      makeRoom()
      await sleep(calm)
      return `The disk of ${name} is full for 90 s: the primary is then ${then}, and ${await cluster.primary()} once there is room`
    },
  },
]

const drill = async (cluster: Cluster) => {
  const headers = await signIn(cluster.base, cluster.person)
  const load = openLoad(cluster.base, headers)
  let plannedFailures = 0
  for (const { name, does } of steps.filter((step) => !values.only || values.only.split(',').includes(step.name))) {
    const since = performance.now()
    say(await does(cluster))
    await cluster.whole()
    const of = stretch(load.calls, since)
    say(
      `  ${of.calls} calls, failed: ${of.failedReads} reads and ${of.failedWrites} writes; slowest ${of.slowest.toFixed(1)} s`,
    )
    say(`  longest time in which no write was accepted: ${of.withoutWrites.toFixed(1)} s`)
    for (const failure of of.failures) say(`  ${failure}`)
    if (name === 'switch') plannedFailures = of.failedReads + of.failedWrites
  }
  await load.stop()
  const watched = await cluster.watched()
  if (watched) say(`Prometheus watches ${watched.up} of ${watched.all}`)
  const gone = await lost(cluster, load.accepted)
  say(`Accepted writes: ${load.accepted.length}, of which lost: ${gone}`)

  const writes = Number(values.writes)
  const { stale, behind, took, onReplicas, reads } = await readBack(cluster, headers, writes, 10)
  say(
    `Replicas at least ${behind.toFixed(1)} s behind: ${writes} own writes read back, ${stale} stale, in ${took.toFixed(0)} s`,
  )
  say(`  once nobody wrote any more, ${reads} reads that may lag made ${onReplicas} transactions on the replicas`)
  return stale === 0 && gone === 0 && load.accepted.length > 0 && plannedFailures === 0
}

let passed = false
try {
  const began = performance.now()
  const cluster = await openCluster()
  say(
    `Three machines with etcd and PostgreSQL 15 under Patroni, HAProxy, PgBouncer and two processes stand after ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  try {
    passed = what === 'suite' ? await runSuite(cluster, files) : await drill(cluster)
  } finally {
    await cluster.close()
  }
} catch (error) {
  console.error(error)
}
killAll()
process.exit(passed ? 0 : 1)
