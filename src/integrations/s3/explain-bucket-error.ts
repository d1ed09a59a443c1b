import { UserError } from '../../rules/user-error.ts'
import { statusOf } from './open-s3.ts'

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

const wordsOf = (error: unknown, bucket: string, address: string): string => {
  const status = statusOf(error)
  if (nameOf(error) === 'CredentialsProviderError')
    return `There are no keys for ${address}: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`
  if (nameOf(error) === 'NoSuchBucket')
    return `There is no bucket ${bucket}. Make it, or look at its name and at S3_REGION.`
  if (status === 301 || nameOf(error) === 'AuthorizationHeaderMalformed')
    return `The bucket ${bucket} lies in another region: set S3_REGION.`
  if (status === 401 || status === 403)
    return `${address} refuses us (${nameOf(error)}). Its keys must be allowed to list the bucket, and to put, get and delete there.`
  if (status === 412) return `${address} was changed while it was read. Try again.`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = code || (error instanceof Error ? error.message || error.name : String(error))
  return `${address} does not answer (${reason}). Look whether it is there and this machine reaches it, and try again.`
}

/** Throws what a bucket said no with as a sentence for anyone who runs the service. */
export const explainBucketError =
  (bucket: string, address: string) =>
  (error: unknown): never => {
    if (error instanceof UserError) throw error
    throw Object.assign(new UserError('unavailable', wordsOf(error, bucket, address)), { cause: error })
  }
