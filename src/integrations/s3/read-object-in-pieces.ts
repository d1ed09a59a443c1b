import type { openS3 } from './open-s3.ts'
import { splitBytes } from './split-bytes.ts'

type ReadInput = {
  at: { Bucket: string; Key: string }
  /** As the bucket told it: bytes of another version are refused instead of mixed with those of this one. */
  found: { size: number; etag: string | undefined }
  rethrow: (error: unknown) => never
  isOver?: () => boolean
  abortSignal?: AbortSignal
}

/**
 * Returns the bytes of an object, in pieces that are requested again where a connection breaks; two of them (8 MB each)
 * are held at a time.
 */
export const readObjectInPieces = (
  { sdk, client }: Awaited<ReturnType<typeof openS3>>,
  { at, found: { size, etag }, rethrow, isOver = () => false, abortSignal }: ReadInput,
): AsyncGenerator<Uint8Array> => {
  const piece = async (start: number, end: number) => {
    const range = { Range: `bytes=${start}-${end}`, ...(etag ? { IfMatch: etag } : {}) }
    const asked = new sdk.GetObjectCommand({ ...at, ...range })
    return await (await client.send(asked, abortSignal ? { abortSignal } : {})).Body?.transformToByteArray()
  }
  return splitBytes(piece, { size, rethrow, isOver })
}
