import type { Readable } from 'node:stream'
import type { openS3 } from './open-s3.ts'

async function* splitParts(stream: Readable, partSize: number): AsyncGenerator<Buffer> {
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

type Upload = {
  at: { Bucket: string; Key: string }
  contentType: string
  /** S3 takes parts of 5 MB and more, and at most 10,000; one part is held in memory at a time. */
  partSize: number
  abortSignal?: AbortSignal
}

/** Stores a stream of any length, whole or not at all: in one call when it is short, else in parts. Answers its bytes. */
export const putStream = async (
  { sdk, client }: Awaited<ReturnType<typeof openS3>>,
  stream: Readable,
  { at, contentType: ContentType, partSize, abortSignal }: Upload,
): Promise<number> => {
  const given = abortSignal ? { abortSignal } : {}
  const put = async (Body: Uint8Array) => {
    await client.send(new sdk.PutObjectCommand({ ...at, Body, ContentType }), given)
    return Body.length
  }
  const inParts = async (parts: AsyncIterable<Buffer>) => {
    const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...at, ContentType }), given)
    const upload = { ...at, UploadId }
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = []
      let bytes = 0
      for await (const Body of parts) {
        const PartNumber = Parts.length + 1
        const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body }), given)
        Parts.push({ ETag, PartNumber })
        bytes += Body.length
      }
      await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }), given)
      return bytes
    } catch (error) {
      await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => undefined)
      throw error
    }
  }
  const parts = splitParts(stream, partSize)
  const first = await parts.next()
  if (first.done) return await put(new Uint8Array())
  const second = await parts.next()
  if (second.done) return await put(first.value)
  return await inParts(
    (async function* all() {
      yield first.value
      yield second.value
      yield* parts
    })(),
  )
}
