import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClamav } from './clamav.ts'
import { eicarLike, openClamdStandIn } from './testing/clamd-stand-in.ts'

let clamd: Awaited<ReturnType<typeof openClamdStandIn>>
beforeAll(async () => {
  clamd = await openClamdStandIn()
})
afterAll(async () => {
  await clamd.close()
})
const scan = async (bytes: Uint8Array, timeoutMs = 5_000) =>
  await openClamav({ host: '127.0.0.1', port: clamd.port, timeoutMs }).scan(bytes)

test('distinguishes a clean file and a virus, and every byte arrives', async () => {
  const large = Buffer.alloc(3_000_001, 'x')
  expect(await scan(large)).toEqual({ clean: true, scanner: 'ClamAV 1.4.1' })
  expect(clamd.scanned.at(-1)?.equals(large)).toBe(true)
  expect(await scan(Buffer.from(`... ${eicarLike}`))).toMatchObject({ clean: false, virus: 'Eicar-Test-Signature' })
  expect(await scan(Buffer.alloc(0))).toMatchObject({ clean: true })
})

test('a scanner that is silent, hangs up or stumbles is no clean file', async () => {
  clamd.trouble('silent')
  await expect(scan(Buffer.from('x'), 200)).rejects.toThrow('doesn’t answer')
  clamd.trouble('hang up')
  await expect(scan(Buffer.from('x'))).rejects.toThrow('virus scanner')
  clamd.trouble('error')
  await expect(scan(Buffer.from('x'))).rejects.toThrow('answered')
  clamd.trouble('too large')
  expect(await scan(Buffer.from('x'))).toMatchObject({ clean: false })
  await expect(openClamav({ host: '127.0.0.1', port: 1, timeoutMs: 500 }).scan(Buffer.from('x'))).rejects.toThrow(
    'virus scanner',
  )
})
