import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const [pattern] = studio.features.flatMap(({ requirements }) => requirements)
const roles = studio.roles.slice(0, 2)

type Wanted = Partial<FunctionalRequirement> & { role: string }

/** The first page's table for these requirements. */
function tableOf(wanted: readonly Wanted[]): string[] {
  if (pattern === undefined) throw new Error('the studio has no requirement')
  const requirements = wanted.map((each, at): FunctionalRequirement => {
    const text = `The app shall let ${each.role} see list ${'abcdefgh'.charAt(at)}.`
    return { ...pattern, priorityStated: true, mark: 'stated', id: `FR-0${at + 1}`, text, ...each }
  })
  const features = [{ title: 'All', requirements }]
  const document: RequirementsDocument = { ...studio, assumptions: [], features }
  const [, page = ''] = renderMarkdown(document, ENGLISH).split(/^## /m)
  return page.split('\n').filter((line) => line.startsWith('|'))
}

const [first = '', second = ''] = roles.map(({ id }) => id)

it('counts what was filled in, and names it nowhere', () => {
  const filled: Wanted = { role: first, priority: 'unsaid', mark: 'assumed' }
  const table = tableOf([
    { role: first, priority: 'must' },
    filled,
    filled,
    { role: second, priority: 'unsaid' },
  ])
  expect(table[0]).toMatch(/\| Must \| Not ranked \|$/)
  expect(table[2]).toMatch(/list a \| and 2 filled in \(FR-02, FR-03\) \|$/)
  expect(table.join()).not.toMatch(/list b|list c/)
})

it('counts what several do together with the first of them', () => {
  const table = tableOf([
    { role: first, priority: 'must' },
    { role: first, beside: [second], priority: 'unsaid', mark: 'assumed' },
  ])
  expect(table).toHaveLength(3)
  expect(table[2]).toContain('and 1 filled in (FR-02)')
})

it('puts one or two of each lower rank into one column, with their rank', () => {
  const table = tableOf([
    { role: first, priority: 'must' },
    { role: first, priority: 'should' },
    { role: second, priority: 'could' },
  ])
  expect(table[0]).toMatch(/\| Must \| Later \|$/)
  expect(table.join()).toMatch(/list b \(Should\).*list c \(Nice to have\)/)
  const more = Array.from({ length: 3 }, (): Wanted => ({ role: second, priority: 'could' }))
  expect(tableOf([{ role: first, priority: 'should' }, ...more])[0]).toMatch(
    /Should \| Nice to have/,
  )
})
