import { type ClamavSettings, openClamav } from './clamav.ts'

/** Someone waits for the answer. */
const patience = 15_000

/**
 * What a connected virus scanner says of a file before it is kept: nothing against it, a find, or no answer, which is
 * no clean file. Where none is connected nothing is asked.
 */
export const scanUpload = async (
  clamav: ClamavSettings | undefined,
  bytes: Uint8Array,
): Promise<'taken' | 'infected' | 'notScanned'> => {
  if (!clamav) return 'taken'
  const scan = await openClamav({ ...clamav, timeoutMs: patience })
    .scan(bytes)
    .catch(() => null)
  if (scan === null) return 'notScanned'
  return scan.clean ? 'taken' : 'infected'
}
