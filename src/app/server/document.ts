import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { firstChunks } from './first-chunks.ts'

const missing =
  '<!doctype html><html lang="en"><head><title>Reinforce</title></head><body>The browser side is not built yet. Run npm start.</body></html>'

/**
 * The page with what the first round of requests needs to know already inside (as inert JSON, `<` escaped), and the code of the
 * asked address (a path without its query) named in its head.
 */
export const openDocument = (webFolder: string) => {
  const read = (name: string) => {
    const file = path.join(webFolder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const [before = '', after = ''] = (read('index.html') ?? missing).split('</head>')
  const chunksOf = firstChunks(JSON.parse(read('.vite/manifest.json') ?? '{}'))
  return (boot: { me: unknown }, address: string) => {
    const json = JSON.stringify(boot).replaceAll('<', '\\u003c')
    const chunks = chunksOf(address, boot.me !== null)
    return `${before}${chunks}<script type="application/json" id="boot">${json}</script></head>${after}`
  }
}
