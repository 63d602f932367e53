import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'

/** Messages of one event that go to the same, each with the first of them. */
export function listSentTwice({ messages }: Pick<RequirementsDocument, 'messages'>): string[][] {
  const told = messages.map(({ id, recipient, trigger }) => ({
    ...{ id, to: (recipient ?? '').toLowerCase(), isTold: contentStems(trigger ?? '').size > 0 },
    // “Papers OK” and “papers not OK” are two.
    event: [hasNo(trigger ?? ''), ...[...contentStems(trigger ?? '')].sort()].join(' '),
  }))
  return told.flatMap(({ id, to, event, isTold }, at) => {
    const first = told
      .slice(0, at)
      .find((each) => isTold && to !== '' && each.event === event && each.to === to)
    return first === undefined ? [] : [[first.id, id]]
  })
}
