import { expect, it } from 'vitest'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { EXPORT_TEXT } from '#domain/requirements/text-en/exports.ts'
import { listDesired } from './list-desired.ts'
import { TRACKERS } from './tracked-item.ts'
import { writeIssueAdf } from './write-issue-adf.ts'
import { writeIssueMarkdown } from './write-issue-markdown.ts'

const studio = writeStudio()

it('an issue says the sentence, the rules, the criteria and the founder’s own words', () => {
  const [first] = listDesired(studio, 'github', EXPORT_TEXT)
  expect(first?.values).toMatchInlineSnapshot(`
    {
      "body": "The app shall let the client book a free place.

    **Rules**

    - BR-001: When a class is full, nobody can book.

    **Acceptance criteria**

    - AC-001.1: When a class is full, then nobody can book.
    - AC-001.2 (failure): When two people take the last place, then the first wins, the other sees 'Just taken' and other times.
    - AC-001.3: When a client books, then the client gets the message by email.
    - AC-001.4: When the client books a free place, then the booking is “booked”.
    - AC-001.5: When the client books a free place, then client, class, status and date are kept with the booking.

    **In the founder’s own words**

    > books

    > client books a free place

    FR-001 · Source: Q5, Q7 · Stated",
      "priority": "must",
      "state": "open",
      "title": "FR-001 Book a free place",
    }
  `)
})

it.each(TRACKERS)('%s hears the same of a newer version that says the same', (kind) => {
  const later = { ...studio, version: 7, date: '2027-01-01' }
  expect(listDesired(later, kind, EXPORT_TEXT)).toEqual(listDesired(studio, kind, EXPORT_TEXT))
})

it('what people wrote is no markup, and calls nobody', () => {
  const said = [{ kind: 'line' as const, label: '', text: '@mia see *this* <!-- x --> #12' }]
  expect(writeIssueMarkdown(said)).toBe('\\@mia see \\*this\\* \\<!-- x --> \\#12')
})

it('Jira’s document has no empty text, which Jira refuses', () => {
  const empty = [{ kind: 'list' as const, label: 'Rules', entries: [''] }]
  expect(writeIssueAdf(empty)).not.toContain('"text":""')
  for (const { values } of listDesired(studio, 'jira', EXPORT_TEXT)) {
    expect(JSON.parse(values.body)).toMatchObject({ type: 'doc' })
    expect(values.body).not.toContain('"text":""')
  }
})
