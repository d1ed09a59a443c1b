import type { Readable } from 'node:stream'
import type { StoredFile } from '../../platform/server/file-store.ts'
import type { S3Settings } from '../../platform/server/process/file-settings.ts'
import { explainBucketError } from '../s3/explain-bucket-error.ts'
import { getStatusCode, ignoreMissing, openS3 } from '../s3/open-s3.ts'
import { putStream } from '../s3/put-stream.ts'
import { readObjectInPieces } from '../s3/read-object-in-pieces.ts'
import type { FileDriver } from './file-driver.ts'

/** S3 takes parts of 5 MB and more; one part is held in memory at a time. */
const partSize = 8 * 1024 * 1024

/** Files of up to 4 MB are on their way together, so many of them: a bucket takes its time for each. */
const small = 4 * 1024 * 1024
const together = 8

type ObjectInfo = { size: number; etag: string | undefined }

/** The results of `open` for each, in order, while the next ones are being opened. */
async function* openedAhead<From, To>(from: AsyncIterable<From>, open: (one: From) => Promise<To>): AsyncGenerator<To> {
  const opening: Promise<To>[] = []
  for await (const one of from) {
    const next = open(one)
    next.catch(() => undefined) // the reader may have left by now
    opening.push(next)
    const first = opening.length >= together ? opening.shift() : undefined
    if (first) yield await first
  }
  for (const one of opening) yield await one
}

const yieldBytes = async function* (bytes: Uint8Array[]) {
  yield* await Promise.resolve(bytes)
}

/** Files in a bucket of S3 or of a store that speaks it. No file is public and no address of one leaves the server. */
export const createS3Driver = (of: S3Settings): FileDriver => {
  let opened: ReturnType<typeof openS3> | undefined
  const s3 = async () => await (opened ??= openS3(of))
  const at = (key: string) => ({ Bucket: of.bucket, Key: key })

  const put: FileDriver['put'] = async (key, bytes, ContentType) => {
    const { sdk, client } = await s3()
    await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, ContentType }))
  }
  const get = async (key: string, Range?: string) => {
    const { sdk, client } = await s3()
    return await client.send(new sdk.GetObjectCommand({ ...at(key), ...(Range ? { Range } : {}) }))
  }

  const rethrow = explainBucketError(of.bucket, `s3://${of.bucket}`)
  const streamBody = async function* (key: string, found: ObjectInfo) {
    yield* readObjectInPieces(await s3(), { at: at(key), found, rethrow })
  }
  const file = async (key: string): Promise<StoredFile | null> => {
    const { sdk, client } = await s3()
    const head = await client
      .send(new sdk.HeadObjectCommand(at(key)))
      .catch(ignoreMissing)
      .catch(rethrow)
    if (!head) return null
    const size = head.ContentLength ?? 0
    return { key, size, body: () => streamBody(key, { size, etag: head.ETag }) }
  }
  /** A small one with its bytes. */
  const withBytes = async ({ key, ...found }: ObjectInfo & { key: string }): Promise<StoredFile | null> => {
    if (found.size > small) return await file(key)
    try {
      const bytes: Uint8Array[] = []
      for await (const piece of streamBody(key, found)) bytes.push(piece)
      return { key, size: found.size, body: () => yieldBytes(bytes) }
    } catch (error) {
      if (getStatusCode((error as Error).cause) === 404) return null
      throw error
    }
  }
  const listed = async function* (unless: (key: string) => boolean): AsyncGenerator<ObjectInfo & { key: string }> {
    const { sdk, client } = await s3()
    let next: string | undefined
    do {
      const asked = new sdk.ListObjectsV2Command({ Bucket: of.bucket, ...(next ? { ContinuationToken: next } : {}) })
      const page = await client.send(asked).catch(rethrow)
      for (const { Key, Size, ETag } of page.Contents ?? [])
        if (Key && Size !== undefined && !unless(Key)) yield { key: Key, size: Size, etag: ETag }
      next = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (next !== undefined)
  }

  return {
    put,
    file,
    everything: async function* (unless) {
      for await (const found of openedAhead(listed(unless), withBytes)) if (found) yield found
    },
    putStream: async (key, stream, contentType) => {
      await putStream(await s3(), stream, { at: at(key), contentType, partSize })
    },
    bytes: async (key) =>
      await get(key).then(async ({ Body }) => (await Body?.transformToByteArray()) ?? null, ignoreMissing),
    size: async (key) => {
      const { sdk, client } = await s3()
      const found = await client.send(new sdk.HeadObjectCommand(at(key))).catch(ignoreMissing)
      return found?.ContentLength ?? null
    },
    read: async (key, piece) => {
      const found = await get(key, piece && `bytes=${piece.start}-${piece.end}`).catch(ignoreMissing)
      return (found?.Body as Readable | undefined) ?? null
    },
    remove: async (key) => {
      const { sdk, client } = await s3()
      await client.send(new sdk.DeleteObjectCommand(at(key))).catch(ignoreMissing)
    },
  }
}
