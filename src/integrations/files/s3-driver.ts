import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../platform/server/file-settings.ts'
import type { FileDriver } from './file-driver.ts'

/** S3 takes parts of 5 MB and more; one part is held in memory at a time. */
const partSize = 8 * 1024 * 1024

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
const nullWhenMissing = (error: unknown): null => {
  if (statusOf(error) === 404) return null
  throw error
}

async function* partsOf(stream: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array | string)
    held.push(bytes)
    size += bytes.length
    if (size < partSize) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

/** Loaded when it is used: a server that keeps its files on disk never pays for it. */
const open = async (of: S3Settings) => {
  const sdk = await import('@aws-sdk/client-s3')
  const client: S3Client = new sdk.S3Client({
    region: of.region,
    forcePathStyle: of.pathStyle,
    maxAttempts: 3,
    // Stores that speak S3 do not all know the newer checksums; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: of.timeoutMs, throwOnRequestTimeout: true },
    ...(of.endpoint ? { endpoint: of.endpoint } : {}),
    ...(of.credentials ? { credentials: of.credentials } : {}),
  })
  return { sdk, client }
}

/** Files in a bucket of S3 or of a store that speaks it. No file is public and no address of one leaves the server. */
export const s3Driver = (of: S3Settings): FileDriver => {
  let opened: ReturnType<typeof open> | undefined
  const s3 = async () => await (opened ??= open(of))
  const at = (key: string) => ({ Bucket: of.bucket, Key: key })

  const put: FileDriver['put'] = async (key, bytes, ContentType) => {
    const { sdk, client } = await s3()
    await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, ContentType }))
  }
  const inParts = async (key: string, parts: AsyncIterable<Buffer>, ContentType: string) => {
    const { sdk, client } = await s3()
    const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...at(key), ContentType }))
    const upload = { ...at(key), UploadId }
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = []
      for await (const Body of parts) {
        const PartNumber = Parts.length + 1
        const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body }))
        Parts.push({ ETag, PartNumber })
      }
      await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
    } catch (error) {
      await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => undefined)
      throw error
    }
  }
  const get = async (key: string, Range?: string) => {
    const { sdk, client } = await s3()
    return await client.send(new sdk.GetObjectCommand({ ...at(key), ...(Range ? { Range } : {}) }))
  }

  return {
    put,
    putStream: async (key, stream, contentType) => {
      const parts = partsOf(stream)
      const first = await parts.next()
      const second = first.done ? first : await parts.next()
      if (second.done) return await put(key, first.done ? new Uint8Array() : first.value, contentType)
      const all = async function* all() {
        if (!first.done) yield first.value
        if (!second.done) yield second.value
        yield* parts
      }
      return await inParts(key, all(), contentType)
    },
    bytes: async (key) =>
      await get(key).then(async ({ Body }) => (await Body?.transformToByteArray()) ?? null, nullWhenMissing),
    size: async (key) => {
      const { sdk, client } = await s3()
      const found = await client.send(new sdk.HeadObjectCommand(at(key))).catch(nullWhenMissing)
      return found?.ContentLength ?? null
    },
    read: async (key, piece) => {
      const found = await get(key, piece && `bytes=${piece.start}-${piece.end}`).catch(nullWhenMissing)
      return (found?.Body as Readable | undefined) ?? null
    },
    remove: async (key) => {
      const { sdk, client } = await s3()
      await client.send(new sdk.DeleteObjectCommand(at(key))).catch(nullWhenMissing)
    },
  }
}
