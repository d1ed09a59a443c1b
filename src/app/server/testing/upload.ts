import { setTimeout as wait } from 'node:timers/promises'
import { createAddress, type World } from './world.ts'

/** Sends one file, and the words beside it, as a form would, as a person of the world; comes again when asked to. */
export const upload = async (
  world: World,
  who: keyof World['users'],
  url: string,
  file: { bytes: Uint8Array; name: string; type?: string; fields?: Record<string, string> },
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(file.fields ?? {})) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.type ?? 'text/plain' }), file.name)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  const headers = {
    'content-type': request.headers.get('content-type') ?? '',
    authorization: `Bearer ${await world.getToken(who)}`,
  }
  const ask = async (more: object = {}) => await world.app.inject({ method: 'POST', url, payload, headers, ...more })
  let answer = await ask()
  // More than a person may have under way at a time are asked to come again, and do when they were asked to.
  for (let n = 0; n < 60 && answer.statusCode === 503 && answer.body.includes('Too many uploads at once'); n += 1) {
    await wait(Number(answer.headers['retry-after']) * 1_000)
    answer = await ask({ remoteAddress: createAddress() })
  }
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
