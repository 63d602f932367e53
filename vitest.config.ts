import { configDefaults, defineConfig } from 'vitest/config'

const GUARDS = 'test/architecture/**'
/** What is in the files that the server reads and makes. */
const FILES = 'test/{exports,telling}/**'

/** Real databases, sockets and clocks: a busy machine must not fail a sound product; `npm test` names what was tried again. */
const RETRIES = 1

export default defineConfig({
  test: {
    environment: 'node',
    // The suites start real databases; two cores serve two workers best.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine is slow; what never comes is found all the same.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{src,build}/**/*.test.{ts,tsx}', `${GUARDS}/*.test.ts`],
          // What is only late on a busy machine is tried again, and named at the end of the run.
          retry: { count: 1, condition: /timed out/i },
          // They are pure: loading dictionaries and rules once for all of them takes a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'databases',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, GUARDS, FILES],
          globalSetup: ['test/database-setup.ts'],
          retry: RETRIES,
          // Each file has databases of its own; what is shared is the loaded server alone.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'files',
          include: [`${FILES}/*.test.ts`],
          globalSetup: ['test/database-setup.ts'],
          retry: RETRIES,
          // The tests read PDFs by another PDF.js than the server, and one process bears only one of them.
          isolate: true,
        },
      },
    ],
  },
})
