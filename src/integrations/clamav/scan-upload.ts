import { type ClamavSettings, openClamav } from './clamav.ts'

/** Someone waits for the answer. */
const patience = 15_000

/**
 * Returns a connected virus scanner's result for a file before it is stored: nothing against it, a find, or no answer,
 * which is no clean file. Where none is connected nothing is scanned.
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
