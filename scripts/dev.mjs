// npm run dev: the browser side reloads and the server restarts as you save.
import { buildWebIfStale } from './steps/build-web.mjs'
import { installMissing } from './steps/install.mjs'
import { ourNode, stayWith, tool } from './steps/processes.mjs'

try {
  await installMissing()
  await buildWebIfStale({ isQuick: true })
  process.exitCode = await stayWith([
    { file: ourNode, args: ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'] },
    { file: tool('vite'), args: ['--host', '127.0.0.1'] },
  ])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
