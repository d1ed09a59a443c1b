import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type S3Call = { method: string; key: string; query: string; authorization: string; sha256: string; type: string }
/** What goes wrong with the next call: an answer, a silence, a cut in the middle of the bytes. */
export type S3Trouble = 'none' | 'busy' | 'silent' | 'cut' | 'forbidden'

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
/** Says no once everything that was sent is read: anyone who still writes into a closed connection never hears why. */
const no = (response: ServerResponse, status: number, code: string) => {
  const answer = () =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
  if (response.req.complete) answer()
  else response.req.resume().once('end', answer)
}
const xml = (response: ServerResponse, body: string) =>
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const computeEtag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
/** Names on one page of a list: few, so that lists have several. */
const pageSize = 5

/** A page of what is below a prefix: objects, and what lies deeper as folders. */
const renderPage = (objects: Map<string, { bytes: Buffer }>, query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? ''
  const names = new Set<string>()
  for (const key of objects.keys()) {
    if (!key.startsWith(prefix)) continue
    const end = query.get('delimiter') ? key.indexOf('/', prefix.length) : -1
    names.add(end < 0 ? key : key.slice(0, end + 1))
  }
  const after = query.get('continuation-token') ?? ''
  const left = [...names].toSorted().filter((name) => name > after)
  const page = left.slice(0, pageSize)
  const rows = page.map((name) => {
    const bytes = objects.get(name)?.bytes
    return bytes === undefined
      ? `<CommonPrefixes><Prefix>${escaped(name)}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${escaped(name)}</Key><Size>${bytes.length}</Size><ETag>${computeEtag(bytes)}</ETag></Contents>`
  })
  const more = left.length > page.length
  const next = more ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`
}

/** A stand-in for S3 on this machine, with one bucket in the path: keeps what it is sent, answers ranges, remembers the calls. */
export const openS3StandIn = async (bucket = 'our-files') => {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const started = new Map<string, { key: string; at: Date }>()
  const calls: S3Call[] = []
  let troubles: S3Trouble[] = []
  let always: S3Trouble | undefined

  const take = async (request: IncomingMessage, response: ServerResponse, key: string, query: URLSearchParams) => {
    const body = await readBody(request)
    const claimed = String(request.headers['x-amz-content-sha256'] ?? '')
    const isWhole = /^[0-9a-f]{64}$/.test(claimed) && createHash('sha256').update(body).digest('hex') === claimed
    const type = request.headers['content-type'] ?? ''
    const parts = uploads.get(query.get('uploadId') ?? '')
    if (request.method === 'PUT' && !isWhole) return no(response, 400, 'XAmzContentSHA256Mismatch')
    if (request.method === 'PUT' && parts) parts.set(Number(query.get('partNumber')), body)
    else if (request.method === 'PUT') objects.set(key, { bytes: body, type })
    if (request.method === 'PUT') return response.writeHead(200, { etag: computeEtag(body) }).end()
    if (query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, new Map())
      started.set(id, { key, at: new Date() })
      return xml(
        response,
        `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (!parts) return no(response, 404, 'NoSuchUpload')
    const sorted = [...parts].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes)
    objects.set(key, { bytes: Buffer.concat(sorted), type })
    uploads.delete(query.get('uploadId') ?? '')
    return xml(response, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }

  const give = (request: IncomingMessage, response: ServerResponse, key: string, isCut: boolean) => {
    const found = objects.get(key)
    if (!found) return no(response, 404, 'NoSuchKey')
    const match = request.headers['if-match']
    if (match !== undefined && match !== computeEtag(found.bytes)) return no(response, 412, 'PreconditionFailed')
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const bytes = from ? found.bytes.subarray(Number(from), Number(to) + 1) : found.bytes
    response.writeHead(from ? 206 : 200, { 'content-length': bytes.length, etag: computeEtag(found.bytes) })
    if (request.method === 'HEAD') return response.end()
    if (!isCut) return response.end(bytes)
    return response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy())
  }

  const list = (response: ServerResponse, query: URLSearchParams) => {
    if (!query.has('uploads')) return xml(response, renderPage(objects, query))
    const begun = [...started].filter(([id, { key }]) => uploads.has(id) && key.startsWith(query.get('prefix') ?? ''))
    const rows = begun.map(
      ([id, { key, at }]) =>
        `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    )
    return xml(response, `<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>`)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(url.pathname).replace(`/${bucket}/`, '')
    calls.push({
      method: request.method ?? '',
      key,
      query: url.search,
      authorization: request.headers.authorization ?? '',
      sha256: String(request.headers['x-amz-content-sha256'] ?? ''),
      type: request.headers['content-type'] ?? '',
    })
    const trouble = always ?? troubles.shift()
    const isGet = request.method === 'GET' || request.method === 'HEAD'
    const isOfBucket = url.pathname.replace(/\/$/, '') === `/${bucket}`
    if (!isOfBucket && !url.pathname.startsWith(`/${bucket}/`)) no(response, 404, 'NoSuchBucket')
    else if (trouble === 'busy') no(response, 503, 'SlowDown')
    else if (trouble === 'forbidden') no(response, 403, 'AccessDenied')
    else if (trouble === 'cut' && request.method !== 'GET') request.socket.destroy()
    else if (trouble === 'silent') request.resume()
    else if (isGet && isOfBucket) list(response, url.searchParams)
    else if (isGet) give(request, response, key, trouble === 'cut')
    else if (request.method === 'DELETE') {
      uploads.delete(url.searchParams.get('uploadId') ?? '')
      if (!url.searchParams.has('uploadId')) objects.delete(key)
      response.writeHead(204).end()
    } else void take(request, response, key, url.searchParams).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    bucket,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    /** The key of each upload in parts, and when it began. */
    started,
    calls,
    /** One for each of the next calls. */
    trouble: (...next: S3Trouble[]) => {
      calls.length = 0
      troubles = next
    },
    /** With every call from now on, until it is said again. */
    away: (of: S3Trouble | undefined) => {
      always = of
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
