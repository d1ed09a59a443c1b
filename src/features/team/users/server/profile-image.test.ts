import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

let world: World
let portrait: Buffer
beforeAll(async () => {
  world = await openWorld()
  portrait = await readFile(new URL('../../../../db/demo/portrait.png', import.meta.url))
})
afterAll(async () => {
  await world.close()
})

const upload = async (bytes: Buffer, name: string, type: string) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const request = new Request('http://x/', { method: 'POST', body: form })
  return await world.app.inject({
    method: 'POST',
    url: '/api/me/profile-image',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${await world.getToken('clinic')}`,
    },
  })
}

test('a picture is stored under the person’s folder and shown to colleagues, not to other clinics', async () => {
  const answer = await upload(portrait, 'me.png', 'image/png')
  expect(answer.statusCode).toBe(200)
  const { profile_image: path } = answer.json<{ profile_image: string }>()
  expect(path).toMatch(new RegExp(`^/files/profile-images/${world.users.clinic.id}/profile/\\d+\\.png$`))
  expect((await world.call('admin', 'GET', path)).status).toBe(200)
  expect((await world.call('foreign', 'GET', path)).status).toBe(404)
  expect((await world.call(null, 'GET', path)).status).toBe(401)
})

test('the content decides: a script named .png, an SVG and an oversize picture are refused in the specified words', async () => {
  expect((await upload(Buffer.from('<script>alert(1)</script>'), 'x.png', 'image/png')).json()).toMatchObject({
    error: { message: 'Please select an image file' },
  })
  expect(
    (
      await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'x.svg', 'image/svg+xml')
    ).json(),
  ).toMatchObject({ error: { message: 'Please select an image file' } })
  expect(
    (await upload(Buffer.concat([portrait, Buffer.alloc(5 * 1024 * 1024)]), 'big.png', 'image/png')).json(),
  ).toMatchObject({ error: { message: 'Image must be less than 5MB' } })
})
