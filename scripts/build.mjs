// npm run build: the browser side into dist/web.
import { buildWeb } from './steps/build-web.mjs'
import { installMissing } from './steps/install.mjs'

try {
  await installMissing({ runsOnly: true })
  await buildWeb()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
