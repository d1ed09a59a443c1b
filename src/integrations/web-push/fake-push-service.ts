import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type PushCall = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A browser's keys, and its way to read a message as RFC 8291 and RFC 8188 tell. */
export const createFakeBrowser = () => {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const decrypt = (body: Buffer): string => {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
    const from = body.subarray(21, 21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), from])
    const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(from), auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
    const sealed = body.subarray(21 + idLength)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 })
    cipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    if (text.at(-1) !== 2) throw new Error('The last record has no mark.')
    return text.subarray(0, -1).toString('utf8')
  }
  return { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url'), decrypt }
}

/** A push service on this machine: keeps what comes and answers with `status`. */
export const openFakePushService = async () => {
  const calls: PushCall[] = []
  const state = { status: 201, calls }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(state.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close })
}
