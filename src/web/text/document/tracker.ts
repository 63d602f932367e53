import type { Deed, TrackedField, TrackerKind } from '#domain/tracking/tracked-item.ts'
import { formatDateTime } from '#web/text/dates.ts'

interface KindText {
  name: string
  /** What the place is called there. */
  place: string
  token: string
  /** What the token must be allowed to do. */
  needs: string
  /** Where one is made. */
  address: string
}

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

/** The words of sending requirements to a tracker. */
export const trackerText = {
  title: 'Send to a tracker',
  detail:
    'Each requirement becomes an issue your developers can work on. Send again later: only what changed is updated.',
  loading: 'Loading…',
  loadFailed: 'This couldn’t be loaded',
  kind: 'Tracker',
  kinds: {
    github: {
      name: 'GitHub Issues',
      place: 'Repository',
      token: 'Access token',
      needs: 'A fine-grained token for this one repository, with “Issues: Read and write”.',
      address: 'https://github.com/settings/personal-access-tokens/new',
    },
    linear: {
      name: 'Linear',
      place: 'Team',
      token: 'API key',
      needs: 'A personal API key that may read and write.',
      address: 'https://linear.app/settings/account/security',
    },
    jira: {
      name: 'Jira Cloud',
      place: 'Project',
      token: 'API token',
      needs: 'An API token without scopes, of someone who may create and edit issues there.',
      address: 'https://id.atlassian.com/manage-profile/security/api-tokens',
    },
  } satisfies Record<TrackerKind, KindText>,
  getOne: 'Get one',
  kept: 'It’s kept encrypted, used only to send, and forgotten when you disconnect.',
  show: 'Show token',
  hide: 'Hide token',
  site: 'Your Jira site',
  siteHint: 'The name before .atlassian.net.',
  email: 'Email of the Atlassian account',
  find: 'Continue',
  finding: 'Looking…',
  noPlaces: 'This token can’t write issues anywhere. Check what it may do, then try again.',
  cut: (listed: number) =>
    `There are more places than the ${listed.toLocaleString('en')} listed here. If yours is missing, go back and use a token that sees fewer.`,
  filter: 'Filter by name',
  filtered: (shown: number, all: number) =>
    shown === 0 ? 'None has this name.' : `${shown} of ${all}`,
  back: 'Back',
  connect: 'Connect',
  connecting: 'Connecting…',
  connectFailed: 'The tracker wasn’t connected',
  connected: (kind: string, place: string) => `Connected with ${kind}: ${place}`,
  disconnect: 'Disconnect',
  disconnectQuestion: {
    title: 'Disconnect this tracker?',
    detail:
      'The token and what we know of your issues are deleted. The issues stay in the tracker.',
    confirm: 'Disconnect',
    confirming: 'Disconnecting…',
    cancel: 'Cancel',
  },
  disconnectFailed: 'The tracker wasn’t disconnected',
  planning: 'Looking at what would change…',
  planFailed: 'We couldn’t look at the tracker',
  planTitle: (version: number) => `What sending version ${version} would do`,
  nothing: 'Nothing to send: the document says nothing new.',
  counts: {
    create: (count: number) => `${count} new ${plural(count, 'issue', 'issues')}`,
    update: (count: number) => `${count} to update`,
    close: (count: number) => `${count} to close`,
    reopen: (count: number) => `${count} to reopen`,
    none: (count: number) =>
      `${count} ${plural(count, 'stays', 'stay')} as ${plural(count, 'it is', 'they are')}`,
    gone: (count: number) => `${count} deleted in the tracker`,
  } satisfies Record<Deed, (count: number) => string>,
  closeWhy: 'No longer in the document.',
  goneWhy: 'Someone deleted it there. It isn’t made again.',
  fields: {
    title: 'title',
    body: 'description',
    priority: 'priority',
    state: 'status',
  } satisfies Record<TrackedField, string>,
  changes: (fields: readonly string[]) => `Changes: ${fields.join(', ')}`,
  keeps: (fields: readonly string[]) =>
    `Changed by someone in the tracker, stays: ${fields.join(', ')}`,
  send: 'Send',
  sending: 'Sending',
  starting: 'Starting…',
  sendFailed: 'Nothing was sent',
  progress: (done: number, total: number) => `${done} of ${total}`,
  goesOn: 'You can close this and come back: it goes on.',
  waiting: (until: string) =>
    `The tracker asked for a break. It goes on by itself at ${formatDateTime(until)}.`,
  interrupted: 'It was interrupted and goes on by itself in a moment.',
  stop: 'Stop',
  stopped: 'Sending was stopped',
  stoppedDetail: 'What was sent is safe. Send again to go on.',
  done: 'Sent',
  result: (created: number, changed: number, closed: number) =>
    `${created} made, ${changed} changed, ${closed} closed.`,
  refused: (ids: readonly string[]) => `The tracker didn’t take: ${ids.join(', ')}.`,
  issues: (count: number) => `Issues in the tracker (${count})`,
} as const
