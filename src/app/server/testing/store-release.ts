import { fileURLToPath } from 'node:url'
import { storeRelease } from '../../../db/testing/stored-release.ts'
import { productVersion } from '../../../platform/server/process/product-version.ts'
import { makeRelease } from './made-release.ts'

const refuseTwice = (error: unknown): never => {
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
  throw isThere
    ? new Error(
        `${productVersion} is stored already, and a release never changes: give package.json the next version first.`,
      )
    : error
}

process.env.TZ = 'UTC'
try {
  const release = await makeRelease()
  const { file, bytes } = await storeRelease(release).catch(refuseTwice)
  const rows = release.tables.reduce((sum, each) => sum + each.rows.length, 0)
  process.stdout.write(
    `${rows} rows of ${release.tables.length} tables and ${release.files.length} files are stored in ${fileURLToPath(file)}, ${bytes} bytes.\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
