import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad } from './tools/first-load.ts'

const root = `${import.meta.dirname}/src/app/web`
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
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
  ],
  css: { transformer: 'postcss', postcss: `${import.meta.dirname}/postcss.config.js` },
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The entry lists every chunk by name: the shortest names that are told apart keep the first load small.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: firstLoad(`${root}/main.tsx`) }] },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/functions': server, '/files': server, '/jobs.xml': server, '/jobs/': server },
  },
})
