import { randomUUID } from 'node:crypto'
import type { World } from '../../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'

const given = new WeakMap<World, number>()

/** A number that no one else in this world has. */
const nextPhone = (world: World): string => {
  const n = given.get(world) ?? 1000
  given.set(world, n + 1)
  return `(512) ${555 + Math.floor(n / 10_000)}-${String(n % 10_000).padStart(4, '0')}`
}

/** Adds candidates to a clinic of the world, each with a phone of its own; answers their ids. */
export const addPeople = async (
  world: World,
  clinic: 'own' | 'foreign',
  count: number,
  change: Record<string, unknown> = {},
) => {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    organization_id: world[clinic].organizationId,
    location_id: world[clinic].locationId,
    full_name: `pat lee`,
    phone_number: nextPhone(world),
    position: 'RBT',
    status: 'Initial Inquiry',
    auto_scheduler_sent: false,
    created_at: '2026-11-20T15:00:00.000Z',
    text_consent: 'given',
    ...change,
  }))
  await world.inPlatform(async (tx) => await insertRows(tx, 'all_candidates', rows))
  return rows.map(({ id }) => id)
}
