import { z } from 'zod'

/** Where trackers are reached. */
export interface TrackerSettings {
  /** GitHub's API, or that of an enterprise's own. */
  github: URL
  linear: URL
  /** In place of every Jira site, for tests; null for the site that a founder names. */
  jira: URL | null
}

const address = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an address like ${example}.` })

/** The trackers' part of the environment. */
export const trackerEnvironment = {
  GITHUB_API_URL: address('https://github.example/api/v3').default('https://api.github.com'),
  LINEAR_API_URL: address('https://api.linear.app/graphql').default(
    'https://api.linear.app/graphql',
  ),
  JIRA_API_URL: address('http://localhost:4792').optional(),
}

type Environment = z.output<z.ZodObject<typeof trackerEnvironment>>

export function readTrackerSettings(env: Environment): TrackerSettings {
  return {
    github: new URL(env.GITHUB_API_URL),
    linear: new URL(env.LINEAR_API_URL),
    jira: env.JIRA_API_URL ? new URL(env.JIRA_API_URL) : null,
  }
}

const FOR_TESTS = ['LINEAR_API_URL', 'JIRA_API_URL']

/** What is wrong with the variables; one line for each fault, with its mend. */
export function findTrackerFaults(given: Readonly<Record<string, string>>): string[] {
  if (given.NODE_ENV !== 'production') return []
  const faults = FOR_TESTS.filter((name) => given[name]).map(
    (name) => `${name} is for tests; leave it out in production.`,
  )
  const isOpen = given.GITHUB_API_URL !== undefined && !given.GITHUB_API_URL.startsWith('https://')
  if (isOpen) faults.push('GITHUB_API_URL must be https: founders’ tokens go there.')
  return faults
}
