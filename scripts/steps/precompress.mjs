import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|mjs|css|svg|json|map)$/
/** A file below this many bytes fits into one packet as it is. */
const smallest = 1_024

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

const best = { brotli: constants.BROTLI_MAX_QUALITY, zip: 9 }
/** A tenth of the processor time of `best`, for files that are about 10% larger. */
const quick = { brotli: 5, zip: 6 }

/**
 * Writes `name.br` and `name.gz` beside each text of a folder and those below it: served, they cost no processor. They are as small as
 * they get, unless someone waits (`isQuick`).
 */
export const precompress = async (folder, { isQuick = false } = {}) => {
  const quality = isQuick ? quick : best
  const names = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name))
  const compress = async (name) => {
    const file = path.join(folder, name)
    if (statSync(file).size < smallest) return
    const bytes = readFileSync(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    }
    const [brotli, zipped] = await Promise.all([asBrotli(bytes, { params }), asGzip(bytes, { level: quality.zip })])
    writeFileSync(`${file}.br`, brotli)
    writeFileSync(`${file}.gz`, zipped)
  }
  await Promise.all(names.map(compress))
}
