import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|mjs|css|svg|json|map)$/
/** A file below this many bytes fits into one packet as it is. */
const smallest = 1_024

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Writes `name.br` and `name.gz` beside each text of a folder and those below it, as small as they get: served, they cost no processor. */
export const precompress = async (folder) => {
  const names = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name))
  const compress = async (name) => {
    const file = path.join(folder, name)
    if (statSync(file).size < smallest) return
    const bytes = readFileSync(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    }
    const [brotli, zipped] = await Promise.all([asBrotli(bytes, { params }), asGzip(bytes, { level: 9 })])
    writeFileSync(`${file}.br`, brotli)
    writeFileSync(`${file}.gz`, zipped)
  }
  await Promise.all(names.map(compress))
}
