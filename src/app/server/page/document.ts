import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serializeJson } from '../../../platform/server/answers/raw-json.ts'
import { listFirstChunks } from './list-first-chunks.ts'

const missing =
  '<!doctype html><html lang="en"><head><title>Reinforce</title></head><body>The browser side isn’t built yet. Run npm start.</body></html>'

/** Any value is inert in a page: nothing in it can end its element or begin a comment. */
const inert = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${serializeJson(value).replaceAll('<', '\\u003c')}</script>`

/**
 * The page with what the first round of requests needs to know already inside, and its first answers, and the code of the asked
 * address (a path without its query) named in its head.
 */
export const openDocument = (webFolder: string) => {
  const read = (name: string) => {
    const file = path.join(webFolder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const [before = '', after = ''] = (read('index.html') ?? missing).split('</head>')
  const chunks = listFirstChunks(JSON.parse(read('.vite/manifest.json') ?? '{}'))
  return {
    /** Whether an address shows a screen of the console. */
    isConsole: chunks.isConsole,
    /** The part that does not wait for the first answers: a browser loads and reads the code during that time. */
    begin: (boot: { me: unknown }, address: string) =>
      `${before}${chunks.tags(address, boot.me !== null)}${inert('boot', boot)}`,
    /** The rest. */
    end: (answers: Record<string, unknown>) =>
      `${Object.keys(answers).length === 0 ? '' : inert('answers', answers)}</head>${after}`,
  }
}
