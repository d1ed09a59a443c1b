import { UserError } from '../../rules/user-error.ts'
import { getStatusCode } from './open-s3.ts'

const getErrorName = (error: unknown) => (error instanceof Error ? error.name : '')

const explainStatus = (error: unknown, bucket: string, address: string): string => {
  const status = getStatusCode(error)
  if (getErrorName(error) === 'CredentialsProviderError')
    return `There are no keys for ${address}. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`
  if (getErrorName(error) === 'NoSuchBucket')
    return `There is no bucket ${bucket}. Create it, or check its name and S3_REGION.`
  if (status === 301 || getErrorName(error) === 'AuthorizationHeaderMalformed')
    return `The bucket ${bucket} is in another region. Set S3_REGION.`
  if (status === 401 || status === 403)
    return `${address} refuses us (${getErrorName(error)}). Its keys must be allowed to list the bucket, and to put, get and delete there.`
  if (status === 412) return `${address} changed while we read it. Try again.`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = code || (error instanceof Error ? error.message || error.name : String(error))
  return `${address} doesn’t answer (${reason}). Check that it exists and this machine can reach it, and try again.`
}

/** Throws what a bucket said no with as a sentence for anyone who runs the service. */
export const explainBucketError =
  (bucket: string, address: string) =>
  (error: unknown): never => {
    if (error instanceof UserError) throw error
    throw Object.assign(new UserError('unavailable', explainStatus(error, bucket, address)), { cause: error })
  }
