// npm run icons: writes the icons that the browser side imports from @reinforce/icons, as @tabler/icons-react draws them.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')

/** Folder of the icons. */
export const iconFolder = path.join(root, 'packages/icons/src')

const drawings = path.join(createRequire(import.meta.url).resolve('@tabler/icons-react'), '../../esm/icons')

type Node = [tag: string, attributes: Record<string, string | number>]

const toFileName = (name: string) =>
  name
    .replace('Icon', '')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase()

/** A path longer than a line is joined from pieces. */
const writePath = (d: string) => (d.match(/.{1,140}/g) ?? []).map((piece) => `'${piece}'`).join(' +\n    ')

const writeAttributes = (attributes: Node[1]) =>
  Object.entries(attributes)
    .filter(([key]) => key !== 'key')
    .map(([key, value]) => `${key}: ${typeof value === 'number' ? value : `'${value}'`}`)
    .join(', ')

const writeNode = ([tag, attributes]: Node) =>
  tag === 'path' && Object.keys(attributes).every((name) => name === 'd' || name === 'key')
    ? writePath(String(attributes.d))
    : `['${tag}', { ${writeAttributes(attributes)} }]`

/** Names of the icons that the browser side imports, in order. */
export const listIcons = (): string[] => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const names = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return [...text.matchAll(/import \{([^}]*)\} from '@reinforce\/icons'/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    )
  })
  const icons = names.filter((name) => name.startsWith('Icon') && name !== 'IconProps')
  return [...new Set(icons)].toSorted((a, b) => a.localeCompare(b))
}

/** Returns the text of each file by its name, `index.ts` included. */
export const createIconFiles = async (names: readonly string[]): Promise<Map<string, string>> => {
  const drawn = await Promise.all(
    names.map(async (name) => {
      const { __iconNode: nodes } = (await import(pathToFileURL(path.join(drawings, `${name}.mjs`)).href)) as {
        __iconNode: Node[]
      }
      const kind = name.endsWith('Filled') ? 'filled' : 'outline'
      const parts = nodes.map((node) => `  ${writeNode(node)},`).join('\n')
      const text = `import { createIcon } from './create-icon.ts'\n\nexport const ${name} = createIcon('${kind}', [\n${parts}\n])\n`
      return [`${toFileName(name)}.ts`, text] as const
    }),
  )
  const lines = names.map((name) => [toFileName(name), `export { ${name} } from './${toFileName(name)}.ts'\n`] as const)
  const index = [...lines, ['create-icon', "export type { IconProps } from './create-icon.ts'\n"] as const]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, line]) => line)
  return new Map([...drawn, ['index.ts', index.join('')]])
}

if (import.meta.main) {
  const files = await createIconFiles(listIcons())
  mkdirSync(iconFolder, { recursive: true })
  for (const old of globSync('*.ts', { cwd: iconFolder }))
    if (old !== 'create-icon.ts') rmSync(path.join(iconFolder, old))
  for (const [name, text] of files) writeFileSync(path.join(iconFolder, name), text)
  console.log(`${files.size - 1} icons`)
}
