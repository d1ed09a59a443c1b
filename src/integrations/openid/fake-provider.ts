import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>
type AuthorizationRequest = { nonce: string; challenge: string; redirectUri: string }

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * An OpenID Connect provider on this machine: discovery, keys, and ID tokens signed with RS256. It checks client, redirect,
 * PKCE, and that each code works once. `authorize` stands for the person who agrees; `claims` change what the token says.
 */
export const openFakeProvider = async (client = { id: 'a-client', secret: 'a-secret' }) => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, AuthorizationRequest & { claims: Claims; isForged: boolean }>()
  let url = ''

  const sign = (claims: Claims, isForged: boolean) => {
    const signed = `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encode(claims)}`
    const { privateKey } = isForged ? strangers : keys
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  }
  const exchange = (body: URLSearchParams, authorization: string) => {
    const basic = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString()
    const isClient =
      basic === `${client.id}:${client.secret}` ||
      (body.get('client_id') === client.id && body.get('client_secret') === client.secret)
    const code = body.get('code') ?? ''
    const asked = codes.get(code)
    codes.delete(code)
    const verifier = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!isClient || !asked || asked.challenge !== verifier || asked.redirectUri !== body.get('redirect_uri'))
      return null
    const seconds = Math.floor(Date.now() / 1000)
    const claims = { iss: url, aud: client.id, iat: seconds, exp: seconds + 300, nonce: asked.nonce, ...asked.claims }
    return { access_token: 'an-access-token', token_type: 'Bearer', id_token: sign(claims, asked.isForged) }
  }
  const answer = (path: string, body: string, authorization: string): object | null => {
    if (path === '/.well-known/openid-configuration')
      return {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      }
    if (path === '/keys')
      return { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }
    return path === '/token' ? exchange(new URLSearchParams(body), authorization) : null
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const said = answer(request.url ?? '', body, request.headers.authorization ?? '')
      response
        .writeHead(said ? 200 : 400, { 'content-type': 'application/json' })
        .end(JSON.stringify(said ?? { error: 'invalid_grant' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    client,
    /** Someone agrees at the address that the browser was sent to; returns what the provider sends back. */
    authorize: (to: string, claims: Claims, isForged = false) => {
      const { searchParams: asked } = new URL(to)
      const code = randomBytes(12).toString('base64url')
      codes.set(code, {
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge_method') === 'S256' ? (asked.get('code_challenge') ?? '') : '',
        redirectUri: asked.get('redirect_uri') ?? '',
        claims,
        isForged,
      })
      return { code, state: asked.get('state') ?? '' }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
