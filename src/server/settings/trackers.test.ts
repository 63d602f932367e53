import { expect, it } from 'vitest'
import { findTrackerFaults } from './trackers.ts'

const PRODUCTION = { NODE_ENV: 'production' }
const JIRA = { JIRA_API_URL: 'http://localhost:1' }

it.each([
  [JIRA, []],
  [{ ...PRODUCTION, GITHUB_API_URL: 'https://github.example/api/v3' }, []],
  [{ ...PRODUCTION, ...JIRA }, [/^JIRA_API_URL is for tests/]],
  [{ ...PRODUCTION, LINEAR_API_URL: 'http://localhost:1' }, [/^LINEAR_API_URL is for tests/]],
  [{ ...PRODUCTION, GITHUB_API_URL: 'http://github.example' }, [/^GITHUB_API_URL must be https/]],
])('the faults of %j', (given, faults) => {
  expect(findTrackerFaults(given)).toEqual(faults.map((fault) => expect.stringMatching(fault)))
})
