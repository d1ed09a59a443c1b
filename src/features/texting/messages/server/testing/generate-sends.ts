import { sql } from 'drizzle-orm'
import type { EmptyDatabase } from '../../../../../app/server/testing/world-on.ts'
import { happen } from './sends/happen.ts'
import type { Office, Week } from './sends/judge.ts'
import { forbids } from './sends/judge.ts'
import { drawMoments } from './sends/moments.ts'
import { addTargets, openPeople, type Target } from './sends/people.ts'
import { openRig, type Rig } from './sends/rig.ts'
import { type Round, ways } from './sends/ways.ts'
import { workAll } from './sends/work-all.ts'

const weeks: (Week | null)[] = [
  null,
  null,
  { weekdays: [600, 1080], saturday: [600, 900], sunday: [0, 0] },
  { weekdays: [540, 1200], saturday: [0, 0], sunday: [780, 1140] },
]
const toHours = ([opens, closes]: [number, number]) => ({ opens, closes })

/** What the offices decide before a moment: their hours, a vendor's pause or block, a stop by a person. */
const decide = async (rig: Rig) => {
  const { chance, truth, world, moment } = rig
  for (const organizationId of [world.own.organizationId, world.foreign.organizationId]) {
    const office: Office = {
      hours: chance.pick(weeks),
      stopped: chance.often(0.1),
      pausedUntil: chance.often(0.1)
        ? new Date(moment.now.getTime() + chance.pick([-60_000, 600_000, 7_200_000]))
        : null,
      blocked: chance.often(0.04),
    }
    const { hours, pausedUntil, stopped } = office
    const week = hours && {
      weekdays: toHours(hours.weekdays),
      saturday: toHours(hours.saturday),
      sunday: toHours(hours.sunday),
    }
    const problem = office.blocked ? 'The number is blocked.' : null
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`insert into organization_texting (organization_id, hours, sender_problem, paused_until)
              values (${organizationId}, ${week && JSON.stringify(week)}::jsonb, ${problem}, ${pausedUntil?.toISOString() ?? null}::timestamptz)
              on conflict (organization_id) do update
                set hours = excluded.hours, sender_problem = excluded.sender_problem,
                paused_until = excluded.paused_until`,
        ),
    )
    await rig.post('platform', `/api/organizations/${organizationId}/texting-pause`, {
      isStopped: stopped,
      why: 'A test',
    })
    truth.offices.set(organizationId, office)
  }
  truth.allStopped = chance.often(0.04)
  await rig.post('platform', '/api/texts/pause', { isStopped: truth.allStopped, why: 'A test' })
}

const isRetry = (targets: Target[]) => targets[0]?.way === 'the failed ones of a bulk text again'

/** Some bulk texts are paused or canceled by a person before they leave; answers how to let the paused ones go on. */
const steer = async ({ rig, who, batches }: Round) => {
  const chosen = batches
    .filter(({ targets }) => !isRetry(targets) && rig.chance.often(0.15))
    .map((batch) => ({ ...batch, to: rig.chance.pick(['paused', 'canceled']) }))
  for (const { id, targets, to } of chosen) {
    const said = await rig.post(who, `/api/texts/batches/${id}/steer`, { id, to })
    if (said.status === 200) for (const { number } of targets) rig.truth.steered.add(number)
  }
  return async () => {
    for (const { id, targets, to } of chosen.filter((each) => each.to === 'paused')) {
      const said = await rig.post(who, `/api/texts/batches/${id}/steer`, { id, to: 'running' })
      if (said.status === 200 && to === 'paused') for (const { number } of targets) rig.truth.steered.delete(number)
    }
  }
}

export type SendsReport = {
  seed: number
  generated: number
  left: number
  forbidden: number
  /** Kept though the judge knows no reason; no fault, but many would make the bench blind. */
  keptWithoutReason: number
  ways: { way: string; generated: number; left: number; forbidden: number }[]
  why: Record<string, number>
  found: string[]
}

/**
 * `total` generated sends by every way out, prepared at one moment and leaving at another, while people opt out, refuse and
 * write, offices narrow their hours and stop. Whatever reaches the vendor is judged apart from the guard, at that moment.
 */
export const generateSends = async (of: {
  database: EmptyDatabase
  total: number
  rounds: number
  seed: number
  /** Settings of the server besides the usual ones. */
  env?: Record<string, string>
  tell?: (line: string) => void
}): Promise<SendsReport> => {
  const rig = await openRig(of.database, of.seed, of.env)
  const { chance, truth, world } = rig
  const person = openPeople(chance)
  const organizations = [world.own.organizationId, world.foreign.organizationId]
  let keptWithoutReason = 0
  let goOn: (() => Promise<void>) | undefined
  for (const [n, { prepared, leaves }] of drawMoments(chance, of.rounds).entries()) {
    rig.moment.now = prepared
    await decide(rig)
    await goOn?.()
    await workAll(rig)
    const who = chance.pick(['clinic', 'foreign'] as const)
    const organizationId = who === 'clinic' ? world.own.organizationId : world.foreign.organizationId
    const round: Round = { rig, who, organizationId, leaves, batches: [], texts: new Map() }
    const drawn = Object.entries(ways).map(([name, way]) => {
      const count = Math.max(1, Math.round((of.total * way.share) / 100 / of.rounds))
      const isWide = name === 'a bulk text across organizations'
      const targets = Array.from({ length: count }, () =>
        person(name, isWide ? chance.pick(organizations) : organizationId),
      )
      rig.getTally(name).generated += count
      return { way, targets }
    })
    const everyone = drawn.flatMap(({ targets }) => targets)
    for (const target of everyone) rig.targets.set(target.number, target)
    await world.inPlatform(async (tx) => await addTargets(tx, truth, chance, everyone))
    await happen(rig, ({ before }) => before, everyone)
    for (const { way, targets } of drawn) await way.before?.(round, targets)
    if (chance.often(0.4)) await workAll(rig)
    goOn = await steer(round)

    rig.moment.now = leaves
    rig.failing.clear()
    if (chance.often(0.5)) await decide(rig)
    await happen(rig, ({ after }) => after, everyone)
    for (const { way, targets } of drawn) await way.after?.(round, targets)
    await workAll(rig)
    keptWithoutReason += countKept(rig, everyone)
    rig.forget()
    of.tell?.(`round ${n + 1} of ${of.rounds}, ${leaves.toISOString()}: ${rig.gone.size} left so far`)
  }
  await rig.close()
  return report(rig, of.seed, keptWithoutReason)
}

const countKept = (rig: Rig, everyone: Target[]): number =>
  everyone.filter(({ number, organizationId, way }) => {
    if (rig.gone.has(number)) return false
    const kind = way === 'an invitation by text' ? 'invited' : 'candidate'
    return forbids(rig.truth, { number, organizationId, at: rig.moment.now, kind }) === null
  }).length

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0)

const report = (rig: Rig, seed: number, keptWithoutReason: number): SendsReport => {
  const list = [...rig.tallies].map(([way, { generated, left, forbidden }]) => ({
    way,
    generated,
    left,
    forbidden: sum(forbidden.values()),
  }))
  const why: Record<string, number> = {}
  for (const { forbidden } of rig.tallies.values())
    for (const [reason, count] of forbidden) why[reason] = (why[reason] ?? 0) + count
  return {
    seed,
    generated: sum(list.map((each) => each.generated)),
    left: sum(list.map((each) => each.left)),
    forbidden: sum(list.map((each) => each.forbidden)),
    keptWithoutReason,
    ways: list,
    why,
    found: rig.found.slice(0, 20),
  }
}
