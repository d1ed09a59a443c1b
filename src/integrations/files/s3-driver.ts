import type { Readable } from 'node:stream'
import type { S3Settings } from '../../platform/server/process/file-settings.ts'
import { nullWhenMissing, openS3 } from '../s3/open-s3.ts'
import { putStream } from '../s3/put-stream.ts'
import type { FileDriver } from './file-driver.ts'

/** S3 takes parts of 5 MB and more; one part is held in memory at a time. */
const partSize = 8 * 1024 * 1024

/** Files in a bucket of S3 or of a store that speaks it. No file is public and no address of one leaves the server. */
export const s3Driver = (of: S3Settings): FileDriver => {
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

  return {
    put,
    putStream: async (key, stream, contentType) => {
      await putStream(await s3(), stream, { at: at(key), contentType, partSize })
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
