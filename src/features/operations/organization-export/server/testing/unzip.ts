import type { World } from '../../../../../app/server/testing/world.ts'
import { readZipParts } from '../../../../../integrations/documents/read-zip-parts.ts'

/** Downloads an archive and returns its parts by name. */
export const unzip = async (
  world: World,
  who: Parameters<World['getToken']>[0],
  url: string,
): Promise<Map<string, Buffer>> => {
  const answer = await world.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${await world.getToken(who)}` },
  })
  const parts = new Map<string, Buffer>()
  const bounds = { entries: 10_000, bytes: 100_000_000, kept: 50_000_000 }
  for await (const { name, bytes } of readZipParts(answer.rawPayload, bounds, () => true))
    parts.set(name, bytes ?? Buffer.alloc(0))
  return parts
}
