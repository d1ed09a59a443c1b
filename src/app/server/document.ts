import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const missing =
  '<!doctype html><html lang="en"><head><title>Reinforce</title></head><body>The browser side is not built yet. Run npm start.</body></html>'

/** The page with what the first round of requests needs to know already inside (as inert JSON, `<` escaped). */
export const openDocument = (webFolder: string) => {
  const file = path.join(webFolder, 'index.html')
  const page = existsSync(file) ? readFileSync(file, 'utf8') : missing
  const [before = '', after = ''] = page.split('</head>')
  return (boot: unknown) =>
    `${before}<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script></head>${after}`
}
