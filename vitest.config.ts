import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// On a busy machine a test may need a second try; the run names those that did.
const retry = process.env.CI ? 1 : 0

/** Kills and drills: they start servers and make and restore backups, and take too long for every run. */
const drills = [
  'src/app/server/faults/erased-bytes.test.ts',
  'src/app/server/backup/{backup,bucket,bucket-files,demo,log}.test.ts',
  'src/app/server/backup/own-database*.test.ts',
  'src/app/server/database/upgrade-postgres.test.ts',
  'src/app/server/database/moved-with-jobs.test.ts',
  'src/app/server/faults/booked-then-killed.test.ts',
  'src/app/server/faults/database-away.test.ts',
  'src/features/conversations/automations/server/killed-engines.test.ts',
  'src/features/operations/organization-deletion/server/deletion-kill-nine.test.ts',
]

/** Starts servers of its own. */
const box = 'packages/postgres-box/src/server/**/*.test.ts'

const database = {
  retry,
  environment: 'node' as const,
  // Files share what they import: reading the product anew for each takes a third of the time.
  isolate: false,
  globalSetup: ['src/db/testing/global-setup.ts'],
  setupFiles: ['src/db/testing/record-statements.ts', 'src/db/testing/check-answers.ts'],
  testTimeout: 90_000,
  hookTimeout: 180_000,
  maxWorkers: 2,
}

/** Replaces modules that other pages share, so it may not share them. */
const alone = ['src/features/candidates/directory/web/table/drawing.test.tsx']

const page = {
  retry,
  environment: 'happy-dom' as const,
  isolate: false,
  setupFiles: ['src/ui/testing/setup.ts'],
  testTimeout: 60_000,
  maxWorkers: 2,
}

/**
 * Kinds of tests: `rules` (no I/O), `database` (real PostgreSQL), `page` (React in happy-dom); and what takes longer, for CI and `npm run prove`:
 * `hostile` (what any text may cost the rules) and `drills`.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    css: false,
    expect: { poll: { timeout: 30_000 } },
    // It prints a whole document: in happy-dom nothing has a size, so nothing takes the focus.
    onConsoleLog: (log) => !log.includes('use-focus-trap'),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          testTimeout: 120_000,
          environment: 'node',
          setupFiles: ['tools/properties.mjs'],
          include: [
            'packages/**/*.test.ts',
            'src/rules/**/*.test.ts',
            'src/features/*/*/rules/**/*.test.ts',
            'src/features/*/*/contract/*.test.ts',
            'src/platform/shared/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['tools/hostile-text.test.ts', box],
        },
      },
      {
        extends: true,
        test: { name: 'hostile', retry, environment: 'node', include: ['tools/hostile-text.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...database,
          name: 'database',
          include: ['src/**/server/**/*.test.ts', 'src/db/**/*.test.ts', 'src/integrations/**/*.test.ts', box],
          exclude: drills,
        },
      },
      { extends: true, test: { ...database, name: 'drills', include: drills } },
      { extends: true, test: { ...page, name: 'page', include: ['src/**/*.test.tsx'], exclude: alone } },
      { extends: true, test: { ...page, name: 'page-alone', isolate: true, include: alone } },
    ],
  },
})
