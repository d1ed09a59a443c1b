import { readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type UserConfig } from 'vite'
import { type BuiltChunk, chunkPlan } from './tools/chunk-plan.ts'
import { firstVisits } from './tools/first-visits.ts'
import { leanContracts } from './tools/lean-contracts.ts'

const src = `${import.meta.dirname}/src`
const root = `${src}/app/web`
const latin = 'figtree-latin-wght-normal.woff2'
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** The typeface under a lasting name, for pages that the server writes. */
const publicTypeface: Plugin = {
  name: 'public-typeface',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(`${import.meta.dirname}/node_modules/@fontsource-variable/figtree/files/${latin}`)
    this.emitFile({ type: 'asset', fileName: 'figtree.woff2', source })
  },
}

const base: UserConfig = {
  root,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${root}/routes`,
      generatedRouteTree: `${root}/routeTree.gen.ts`,
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: true,
    }),
    react(),
    leanContracts(),
    publicTypeface,
  ],
  css: { transformer: 'postcss', postcss: `${import.meta.dirname}/postcss.config.js` },
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      '/api': server,
      '/functions': server,
      '/files': server,
      '/jobs.xml': server,
      '/jobs/': server,
      '/apply/': server,
      '/unsubscribe/': server,
    },
  },
}

/** Builds once without writing anything: only then it is known which modules a screen is left with once what nobody uses is gone. */
const planOfBuild = async () => {
  const looked = await build({
    ...base,
    configFile: false,
    logLevel: 'error',
    build: { ...base.build, write: false, minify: false, reportCompressedSize: false },
  })
  if (!('output' in looked)) throw new Error('The build answered no files')
  const chunks = looked.output.flatMap((file): BuiltChunk[] => {
    if (file.type !== 'chunk') return []
    const modules = Object.fromEntries(Object.entries(file.modules).map(([id, one]) => [id, one.renderedLength]))
    const entry = file.isEntry || file.isDynamicEntry ? file.facadeModuleId : null
    return [{ file: file.fileName, imports: file.imports, entry, modules }]
  })
  const entries = chunks.flatMap(({ entry }) => entry ?? [])
  const first = `${root}/index.html`
  return chunkPlan(chunks, firstVisits(entries, src, first), first)
}

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return base
  const plan = await planOfBuild()
  // The entry lists every chunk by name: the shortest names that are told apart keep the first load small.
  const output = {
    chunkFileNames: 'assets/[hash:7].js',
    assetFileNames: 'assets/[hash:7][extname]',
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id: string) => plan.get(id) ?? null }] },
  }
  return { ...base, build: { ...base.build, rolldownOptions: { output } } }
})
