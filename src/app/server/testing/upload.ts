import type { World } from './world.ts'

/** Sends one file as a form would, as a person of the world. */
export const upload = async (
  world: World,
  who: keyof World['users'],
  url: string,
  file: { bytes: Uint8Array; name: string; type?: string },
) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.type ?? 'text/plain' }), file.name)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await world.app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${await world.tokenOf(who)}`,
    },
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
