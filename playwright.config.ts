import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3999)
const origin = `http://localhost:${port}`

/** Everybody has made their cookie choice, so that no banner stands in the way; its own test has not. */
const storageState = {
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'cookieConsent', value: 'denied' },
        { name: 'cookieConsentAt', value: String(Date.now()) },
      ],
    },
  ],
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: origin,
    storageState,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
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
  webServer: {
    command: `node e2e/server.ts`,
    url: `${origin}/readyz`,
    env: { PORT: String(port), NODE_ENV: 'test', LOG_LEVEL: 'warn', ANALYTICS_ID: 'G-E2ETESTS00' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
