import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3999)

const server = (file: string, at: number) => ({
  command: `node ${file}`,
  url: `http://localhost:${at}/readyz`,
  env: { PORT: String(at), NODE_ENV: 'test', LOG_LEVEL: 'warn', ANALYTICS_ID: 'G-E2ETESTS00' },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  timeout: 60_000,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
})
const origin = `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Generous: a busy machine is slow, and a test that hangs is found all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A machine that others keep busy must not fail a sound product; the report says what was flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    // Recording every test would take a third of their time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  // The second one has a model configured: a stand-in for a provider (e2e/model.spec.ts).
  webServer: [server('e2e/server.ts', port), server('e2e/server-with-model.ts', port - 1)],
})
