import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Connection } from '../../platform/server/process/file-settings.ts'

/** The status that S3 answered with; undefined where it did not answer. */
export const getStatusCode = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** For a `catch`: what is not there is null, anything else is thrown again. */
export const ignoreMissing = (error: unknown): null => {
  if (getStatusCode(error) === 404) return null
  throw error
}

/** The vendor's client. Loaded when it is used: a server that keeps its files on disk never pays for it. */
export const openS3 = async (of: S3Connection) => {
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
