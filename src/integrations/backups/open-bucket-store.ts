import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BackupStore } from '../../platform/server/backup-store.ts'
import type { S3Connection } from '../../platform/server/process/file-settings.ts'
import { msPerDay } from '../../rules/day.ts'
import { explainBucketError } from '../s3/explain-bucket-error.ts'
import { ignoreMissing, openS3 } from '../s3/open-s3.ts'
import { putStream } from '../s3/put-stream.ts'
import { readObjectInPieces } from '../s3/read-object-in-pieces.ts'

/** A backup of up to 160 GB fits into the 10,000 parts that S3 takes; one part is held in memory at a time. */
const partSize = 16 * 1024 * 1024
/** A part may take so long on its way: 16 MB at 1 Mbit/s. */
const timeoutMs = 120_000

/** The names right below a prefix, of files and of what stands for folders. */
const namesBelow = async (
  { sdk, client }: Awaited<ReturnType<typeof openS3>>,
  { bucket, below }: { bucket: string; below: string },
  given: { abortSignal: AbortSignal },
) => {
  const names: string[] = []
  let next: string | undefined
  do {
    const page = await client.send(
      new sdk.ListObjectsV2Command({
        Bucket: bucket,
        Delimiter: '/',
        ...(below ? { Prefix: below } : {}),
        ...(next ? { ContinuationToken: next } : {}),
      }),
      given,
    )
    for (const { Key } of page.Contents ?? []) if (Key && Key !== below) names.push(Key.slice(below.length))
    for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix) names.push(Prefix.slice(below.length, -1))
    next = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (next !== undefined)
  return names
}

/** Backups in a bucket, below `prefix`. What is written is there when it is whole: a bucket shows no half of an upload. */
export const openBucketStore = (
  { bucket, prefix }: { bucket: string; prefix: string },
  of: S3Connection,
): BackupStore => {
  const over = new AbortController()
  const given = { abortSignal: over.signal }
  let opened: ReturnType<typeof openS3> | undefined
  const s3 = async () => await (opened ??= openS3({ ...of, timeoutMs: Math.max(of.timeoutMs, timeoutMs) }))
  const toKey = (name: string) => (prefix ? `${prefix}/${name}` : name)
  const at = (name: string) => ({ Bucket: bucket, Key: toKey(name) })
  const address = (name?: string) =>
    name === undefined ? `s3://${[bucket, prefix].filter(Boolean).join('/')}` : `s3://${bucket}/${toKey(name)}`
  const isOver = () => over.signal.aborted
  const rethrow = explainBucketError(bucket, address())

  const list = async (folder?: string) => {
    const below = toKey(folder === undefined ? '' : `${folder}/`)
    return await namesBelow(await s3(), { bucket, below }, given)
  }

  const put = async (name: string, bytes: Readable) => {
    let failed: unknown
    // A failure of the bytes themselves is not the bucket's fault.
    const source = Readable.from(
      (async function* () {
        try {
          for await (const chunk of bytes) yield chunk as Buffer
        } catch (error) {
          failed = error
          throw error
        }
      })(),
    )
    try {
      const to = { at: at(name), contentType: 'application/octet-stream', partSize, ...given }
      return await putStream(await s3(), source, to)
    } catch (error) {
      bytes.destroy()
      if (failed !== undefined) throw failed
      return rethrow(error)
    }
  }
  const get = async (name: string) => {
    const reached = await s3()
    const { sdk, client } = reached
    const head = await client
      .send(new sdk.HeadObjectCommand(at(name)), given)
      .catch(ignoreMissing)
      .catch(rethrow)
    if (!head) return null
    const found = { size: head.ContentLength ?? 0, etag: head.ETag }
    return Readable.from(readObjectInPieces(reached, { at: at(name), found, rethrow, isOver, ...given }), {
      highWaterMark: 1,
    })
  }
  const remove = async (name: string) => {
    const { sdk, client } = await s3()
    await client
      .send(new sdk.DeleteObjectCommand(at(name)), given)
      .catch(ignoreMissing)
      .catch(rethrow)
  }

  return {
    address,
    list: async (folder) => await list(folder).catch(rethrow),
    put,
    get,
    remove,
    makeReady: async (_, now) => {
      const { sdk, client } = await s3()
      const listed = new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: toKey('') })
      // Keys may lack the right to list: then the bucket's own rule ends abandoned uploads.
      const { Uploads = [] } = await client.send(listed, given).catch(() => ({ Uploads: [] }))
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Key && UploadId && Initiated && now.getTime() - Initiated.getTime() > msPerDay)
          await client
            .send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }), given)
            .catch(() => undefined)
    },
    tryOut: async () => {
      const name = `probe-${randomUUID()}`
      await put(name, Readable.from([Buffer.from('probe')]))
      if (!(await list()).includes(name)) throw new Error('a written file isn’t in the list')
      await remove(name)
    },
    leave: () => over.abort(),
  }
}
